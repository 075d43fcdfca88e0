import { attendance } from '#texts/en/screens/attendance.ts'
import { common } from '#texts/en/screens/common.ts'
import { offline } from '#texts/en/screens/offline.ts'
import { publishing } from '#texts/en/screens/publishing.ts'
import { sessionLife } from '#texts/en/screens/session-life.ts'
import { ui } from '#texts/en/screens/ui.ts'

export const texts = {
  attendance,
  common,
  offline,
  publishing,
  sessionLife,
  ui,
}
