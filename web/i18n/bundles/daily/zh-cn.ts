import { attendance } from '#texts/zh-cn/screens/attendance.ts'
import { common } from '#texts/zh-cn/screens/common.ts'
import { consent } from '#texts/zh-cn/screens/consent.ts'
import { home } from '#texts/zh-cn/screens/home.ts'
import { notifications } from '#texts/zh-cn/screens/notifications.ts'
import { offline } from '#texts/zh-cn/screens/offline.ts'
import { publishing } from '#texts/zh-cn/screens/publishing.ts'
import { sessionLife } from '#texts/zh-cn/screens/session-life.ts'
import { ui } from '#texts/zh-cn/screens/ui.ts'

export const texts = {
  attendance,
  common,
  consent,
  home,
  notifications,
  offline,
  publishing,
  sessionLife,
  ui,
}
