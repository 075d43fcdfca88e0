import { FEATURE } from '../constants/features.ts'
import { hasFeature, hasPermission, isCoach, type Viewer } from './viewer.ts'

/**
 * Who may let people outside see a report: coaches, where the club allows it. Asked when a link is
 * made, and of its maker again each time it is opened.
 */
export const canLinkReports = (viewer: Viewer, isAllowed: boolean): boolean =>
  isAllowed && isCoach(viewer) && hasFeature(viewer, FEATURE.additional_reports)

/** One's own, and anybody's for who may change the club. */
export const canStopReportLink = (viewer: Viewer, { user_id }: { user_id: number }): boolean =>
  user_id === viewer.user_id || hasPermission(viewer, 'edit-club')

/** Whose links somebody sees. */
export const seesAllReportLinks = (viewer: Viewer): boolean => hasPermission(viewer, 'edit-club')
