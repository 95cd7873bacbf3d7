// What a request by an agent, or by an application that no operator has checked, needs beyond the usual question.
export { AgentDestination, AgentNotices, noticesOf, RequestedResources } from './agent-notices';
export { presentedName } from './presented-client';
