import { FEATURE } from '../constants/features.ts'
import { hasFeature, hasPermission, isCoach, type Viewer } from './viewer.ts'

/** Whom the mails of a subscription go to: who made it, or the coaches of squads. */
export const MAIL_AUDIENCES = ['self', 'coaches'] as const
export type MailAudience = (typeof MAIL_AUDIENCES)[number]

/** Members whose plan has them, while it is paid. Asked of each before each mail. */
export const canGetReportMails = (viewer: Viewer): boolean =>
  !viewer.club?.expired && hasFeature(viewer, FEATURE.additional_reports)

/** Who may have reports sent; to others only as a coach. Asked again before they are sent. */
export const canMailReports = (viewer: Viewer, audience: MailAudience): boolean =>
  canGetReportMails(viewer) && (audience === 'self' || isCoach(viewer))

/** One's own, and anybody's for who may change the club. */
export const canStopReportMails = (viewer: Viewer, { user_id }: { user_id: number }): boolean =>
  user_id === viewer.user_id || hasPermission(viewer, 'edit-club')

/** Whose subscriptions somebody sees. */
export const seesAllReportMails = (viewer: Viewer): boolean => hasPermission(viewer, 'edit-club')
