import type { HelpSlug } from './chapters.ts'
import type { Shot } from './shots.ts'

type ArticleFacts = {
  related: readonly HelpSlug[]
  /** Where one does what the article explains; a screen that needs no number. */
  goTo: string
  picture: Shot
}

export const ARTICLES: Readonly<Record<HelpSlug, ArticleFacts>> = {
  'first-week': {
    related: ['bring-people-in', 'plan-a-week', 'on-the-phone'],
    goTo: '/home',
    picture: { as: 'coach', screen: '/home', varies: true },
  },
  'bring-people-in': {
    related: ['squads-and-members', 'guardians-and-minors', 'club-settings'],
    goTo: '/add-member',
    picture: { as: 'manager', screen: '/add-member', press: ['invitations:ways.list'] },
  },
  'on-the-phone': {
    related: ['record-on-the-phone', 'answer-a-session', 'notices'],
    goTo: '/home',
    picture: { as: 'athlete', screen: '/home', varies: true, device: 'phone', part: 'body' },
  },
  'your-account': {
    related: ['privacy', 'notices', 'files-and-watches'],
    goTo: '/settings/account',
    picture: { as: 'athlete', screen: '/settings/sign-ins' },
  },
  'plan-a-week': {
    related: ['templates-and-copies', 'season', 'seat-a-crew'],
    goTo: '/plan-week',
    picture: {
      as: 'coach',
      screen: '/plan-week',
      type: { into: 'session-form:week.text', text: 'session-form:week.example' },
    },
  },
  season: {
    related: ['plan-a-week', 'training-load', 'training-ratio'],
    goTo: '/calendar?view=season',
    picture: { as: 'coach', screen: '/calendar?view=season' },
  },
  'answer-a-session': {
    related: ['attendance', 'my-training', 'notices'],
    goTo: '/calendar',
    picture: { as: 'athlete', screen: '/home', varies: true, device: 'phone' },
  },
  attendance: {
    related: ['answer-a-session', 'plan-a-week', 'seat-a-crew'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/session/:sessionId/attendance' },
  },
  'workouts-to-the-watch': {
    related: ['plan-a-week', 'files-and-watches'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/session/:sessionId', press: ['workouts:menu.title'] },
  },
  'templates-and-copies': {
    related: ['plan-a-week', 'season'],
    goTo: '/create-session',
    picture: {
      as: 'coach',
      screen: '/calendar?view=week',
      varies: true,
      press: ['session-life:quick.more', 'calendar:templates.title'],
    },
  },
  'seat-a-crew': {
    related: ['seat-racing', 'boats-and-bookings', 'attendance'],
    goTo: '/crews',
    picture: { as: 'coach', screen: '/session/:sessionId/crews' },
  },
  'seat-racing': {
    related: ['seat-a-crew', 'enter-results', 'results-and-bests'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/session/:sessionId/seat-racing' },
  },
  'boats-and-bookings': {
    related: ['seat-a-crew', 'regattas'],
    goTo: '/equipment-list',
    picture: { as: 'coach', screen: '/equipment-list' },
  },
  'enter-results': {
    related: ['results-and-bests', 'seat-racing', 'files-and-watches'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/session/:sessionId/add-results' },
  },
  regattas: {
    related: ['seat-a-crew', 'compare-races', 'public-pages'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/event/:sessionId/races' },
  },
  'files-and-watches': {
    related: ['edit-a-recording', 'workouts-to-the-watch', 'my-training'],
    goTo: '/upload-session-files',
    picture: { as: 'coach', screen: '/session/:sessionId/imports' },
  },
  'edit-a-recording': {
    related: ['files-and-watches', 'telemetry'],
    goTo: '/upload-session-files',
    picture: { as: 'coach', screen: '/session/:sessionId/imports/edit/:crewId/:fileId' },
  },
  telemetry: {
    related: ['edit-a-recording', 'compare-races'],
    goTo: '/calendar',
    picture: { as: 'coach', screen: '/session/:sessionId/telemetry' },
  },
  'follow-live': {
    related: ['public-pages', 'record-on-the-phone', 'erg-room'],
    goTo: '/live',
    picture: {
      as: 'coach',
      screen: '/live/session/:id?',
      varies: true,
      example: 2,
      awaits: 'main tbody tr',
    },
  },
  'record-on-the-phone': {
    related: ['follow-live', 'on-the-phone', 'files-and-watches'],
    goTo: '/live',
    picture: { as: 'guest', screen: '/connect/:code', device: 'phone' },
  },
  'erg-room': {
    related: ['follow-live', 'enter-results'],
    goTo: '/live',
    picture: {
      as: 'coach',
      screen: '/live/session/:id?',
      varies: true,
      example: 1,
      awaits: 'ol li',
    },
  },
  'public-pages': {
    related: ['follow-live', 'regattas', 'privacy'],
    goTo: '/public/admin/live/all',
    picture: { as: 'guest', screen: '/public/statistic/:uuid', varies: true },
  },
  'read-a-report': {
    related: ['training-load', 'results-and-bests', 'my-training'],
    goTo: '/reports/all',
    picture: { as: 'coach', screen: '/reports/training-summary' },
  },
  'training-load': {
    related: ['training-ratio', 'read-a-report', 'season'],
    goTo: '/reports/rpe',
    picture: { as: 'coach', screen: '/reports/team-training-summary' },
  },
  'training-ratio': {
    related: ['training-load', 'season', 'morning-monitoring'],
    goTo: '/reports/training-ratio',
    picture: { as: 'coach', screen: '/reports/training-ratio' },
  },
  'results-and-bests': {
    related: ['enter-results', 'compare-races', 'read-a-report'],
    goTo: '/reports/gmt',
    picture: { as: 'coach', screen: '/session/:sessionId/results' },
  },
  'compare-races': {
    related: ['results-and-bests', 'telemetry', 'regattas'],
    goTo: '/reports/racing',
    picture: { as: 'coach', screen: '/reports/racing-multiple-crews-single-piece/:uuid' },
  },
  'my-training': {
    related: ['training-load', 'my-morning', 'read-a-report'],
    goTo: '/reports/my-training',
    picture: { as: 'athlete', screen: '/reports/my-training', device: 'phone' },
  },
  'my-morning': {
    related: ['morning-monitoring', 'injury-and-illness', 'privacy'],
    goTo: '/home',
    picture: {
      as: 'athlete',
      screen: '/profile/morning-monitoring/:id',
      query: '?entry=1',
      device: 'phone',
    },
  },
  'morning-monitoring': {
    related: ['my-morning', 'injury-and-illness', 'training-ratio'],
    goTo: '/reports/morning-monitoring/daily',
    picture: { as: 'coach', screen: '/reports/morning-monitoring/daily' },
  },
  'injury-and-illness': {
    related: ['morning-monitoring', 'my-morning', 'privacy'],
    goTo: '/reports/morning-monitoring/injury-illness',
    picture: { as: 'coach', screen: '/reports/morning-monitoring/injury-illness' },
  },
  tests: {
    related: ['results-and-bests', 'training-load'],
    goTo: '/reports/step-tests',
    picture: { as: 'coach', screen: '/reports/step-tests/:id' },
  },
  'squads-and-members': {
    related: ['bring-people-in', 'club-settings', 'guardians-and-minors'],
    goTo: '/club-members',
    picture: { as: 'coach', screen: '/squads/overview/:squadId?' },
  },
  'wall-and-messages': {
    related: ['notices', 'guardians-and-minors'],
    goTo: '/wall',
    picture: { as: 'coach', screen: '/wall', example: 1 },
  },
  challenges: {
    related: ['wall-and-messages', 'my-training'],
    goTo: '/challenges',
    picture: { as: 'athlete', screen: '/challenges/:challengeSlug' },
  },
  notices: {
    related: ['your-account', 'wall-and-messages'],
    goTo: '/notifications',
    picture: { as: 'athlete', screen: '/notifications' },
  },
  'guardians-and-minors': {
    related: ['privacy', 'wall-and-messages', 'bring-people-in'],
    goTo: '/children',
    picture: { as: 'manager', screen: '/club-members/edit' },
  },
  privacy: {
    related: ['guardians-and-minors', 'my-morning', 'data-in-and-out'],
    goTo: '/settings/privacy-settings',
    picture: { as: 'athlete', screen: '/settings/privacy-settings' },
  },
  'club-settings': {
    related: ['squads-and-members', 'billing', 'data-in-and-out'],
    goTo: '/edit-club',
    picture: { as: 'manager', screen: '/edit-club' },
  },
  'data-in-and-out': {
    related: ['club-settings', 'your-account', 'privacy'],
    goTo: '/edit-club/data',
    picture: { as: 'manager', screen: '/edit-club/data' },
  },
  billing: {
    related: ['club-settings', 'administration'],
    goTo: '/billing',
    picture: { as: 'manager', screen: '/billing' },
  },
  administration: {
    related: ['billing', 'privacy'],
    goTo: '/admin/dashboard',
    picture: { as: 'admin', screen: '/admin/dashboard' },
  },
}
