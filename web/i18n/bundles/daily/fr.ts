import { attendance } from '#texts/fr/screens/attendance.ts'
import { common } from '#texts/fr/screens/common.ts'
import { offline } from '#texts/fr/screens/offline.ts'
import { publishing } from '#texts/fr/screens/publishing.ts'
import { sessionLife } from '#texts/fr/screens/session-life.ts'
import { ui } from '#texts/fr/screens/ui.ts'

export const texts = {
  attendance,
  common,
  offline,
  publishing,
  sessionLife,
  ui,
}
