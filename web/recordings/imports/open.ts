export { FileNotes } from './FileNotes.tsx'
export { FileUpload } from './FileUpload.tsx'
