export { RequirementList, type RequirementListProps } from './requirement-list';
