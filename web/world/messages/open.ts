export { LinkedText } from './MessageText.tsx'
export { PendingItem } from './PendingItem.tsx'
export { ReportList } from './ReportList.tsx'
