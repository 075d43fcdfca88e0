import { attendance } from '#texts/de/screens/attendance.ts'
import { common } from '#texts/de/screens/common.ts'
import { offline } from '#texts/de/screens/offline.ts'
import { publishing } from '#texts/de/screens/publishing.ts'
import { sessionLife } from '#texts/de/screens/session-life.ts'
import { ui } from '#texts/de/screens/ui.ts'

export const texts = {
  attendance,
  common,
  offline,
  publishing,
  sessionLife,
  ui,
}
