export { EquipmentLogsPage } from './EquipmentLogsPage.tsx'
export { itemQuery, namesOf, overlapsOf } from './queries.ts'
