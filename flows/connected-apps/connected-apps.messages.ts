/** The words of the list of applications that have access to an account. */
export const connectedAppsMessages = {
  'connected.title': 'Connected applications',
  'connected.none': 'No application has access to your account.',
  'connected.permissions': 'What {client} can do',
  'connected.permissionsNameless': 'What this application can do',
  'connected.remove': 'Remove access',
  'connected.removeOf': 'Remove access for {client}',
  'connected.removeOfNameless': 'Remove access for this application',
  'connected.consequence': "Remove {client}'s access? It will have to ask you again.",
  'connected.consequenceNameless': "Remove this application's access? It will have to ask you again.",
  'connected.confirm': 'Yes, remove',
  'connected.keep': 'Keep',
  'connected.removed': '{client} no longer has access.',
  'connected.removedNameless': 'This application no longer has access.',
  'connected.unnamed': 'Unnamed application',
  'connected.noPermissions': 'No permissions.',
} as const;
