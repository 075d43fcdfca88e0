export { DownloadButton } from './DownloadButton.tsx'
export { ProvenButton } from './ProvenButton.tsx'
export { ExportPart } from './ExportPart.tsx'
