export { DeletionPart } from './DeletionPart.tsx'
export { ExportPart } from './ExportPart.tsx'
