export { ListRow, type ListRowProps } from './list-row';
