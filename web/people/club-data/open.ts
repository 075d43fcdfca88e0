export { DataTabs } from './DataTabs.tsx'
