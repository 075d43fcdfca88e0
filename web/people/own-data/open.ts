export { DownloadButton } from './DownloadButton.tsx'
export { ExportPart } from './ExportPart.tsx'
