export { ExportPart } from './ExportPart.tsx'
