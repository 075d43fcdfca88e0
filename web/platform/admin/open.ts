export { PagedTable } from './PagedTable.tsx'
