import { attendance } from '#texts/zh-cn/screens/attendance.ts'
import { common } from '#texts/zh-cn/screens/common.ts'
import { offline } from '#texts/zh-cn/screens/offline.ts'
import { publishing } from '#texts/zh-cn/screens/publishing.ts'
import { sessionLife } from '#texts/zh-cn/screens/session-life.ts'
import { ui } from '#texts/zh-cn/screens/ui.ts'

export const texts = {
  attendance,
  common,
  offline,
  publishing,
  sessionLife,
  ui,
}
