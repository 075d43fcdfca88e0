import { attendance } from '../../en/attendance.ts'
import { calendar } from '../../en/calendar.ts'
import { common } from '../../en/common.ts'
import { consent } from '../../en/consent.ts'
import { home } from '../../en/home.ts'
import { notifications } from '../../en/notifications.ts'
import { offline } from '../../en/offline.ts'
import { publishing } from '../../en/publishing.ts'
import { sessionLife } from '../../en/session-life.ts'
import { ui } from '../../en/ui.ts'

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
