export { CrewsTab } from './CrewsTab.tsx'
