/** The words of the applications that have access to an account. All but the last two are fixed by the product. */
export const connectedAppsMessages = {
  'connected.title': 'Connected applications',
  'connected.none': 'No application has access to your account.',
  'connected.permissions': 'What {client} can do',
  'connected.remove': 'Remove access',
  'connected.removeOf': 'Remove access for {client}',
  'connected.consequence': "Remove {client}'s access? It will have to ask you again.",
  'connected.confirm': 'Yes, remove',
  'connected.keep': 'Keep',
  'connected.removed': '{client} no longer has access.',
  'connected.unnamed': 'Unnamed application',
  'connected.noPermissions': 'No permissions.',
} as const;
