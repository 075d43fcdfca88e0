import { attendance } from '../../zh-cn/attendance.ts'
import { calendar } from '../../zh-cn/calendar.ts'
import { common } from '../../zh-cn/common.ts'
import { consent } from '../../zh-cn/consent.ts'
import { home } from '../../zh-cn/home.ts'
import { notifications } from '../../zh-cn/notifications.ts'
import { offline } from '../../zh-cn/offline.ts'
import { publishing } from '../../zh-cn/publishing.ts'
import { sessionLife } from '../../zh-cn/session-life.ts'
import { ui } from '../../zh-cn/ui.ts'

export const texts = {
  attendance,
  calendar,
  common,
  consent,
  home,
  notifications,
  offline,
  publishing,
  sessionLife,
  ui,
}
