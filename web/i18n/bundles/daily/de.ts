import { attendance } from '../../de/attendance.ts'
import { calendar } from '../../de/calendar.ts'
import { common } from '../../de/common.ts'
import { consent } from '../../de/consent.ts'
import { home } from '../../de/home.ts'
import { notifications } from '../../de/notifications.ts'
import { offline } from '../../de/offline.ts'
import { publishing } from '../../de/publishing.ts'
import { sessionLife } from '../../de/session-life.ts'
import { ui } from '../../de/ui.ts'

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
