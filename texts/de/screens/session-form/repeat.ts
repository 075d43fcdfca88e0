import type * as en from '../../../en/screens/session-form/repeat.ts'
import type { Translation } from '../../../translation.ts'
import * as actions from '../../shared/actions.ts'

export const repeat = {
  label: 'Wiederholung',
  none: 'Einmal',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  monthly: 'Monatlich',
  specific_dates: 'An gewählten Tagen',
  everyDays: 'Alle … Tage',
  everyWeeks: 'Alle … Wochen',
  everyMonths: 'Alle … Monate',
  weekdays: 'An diesen Tagen',
  on: 'Am',
  onDate: '{{date}}. des Monats',
  onNth: '{{nth}}. {{weekday}} im Monat',
  onFirst: 'Erster {{weekday}} im Monat',
  onLast: 'Letzter {{weekday}} im Monat',
  ends: 'Endet',
  until: 'An einem Tag',
  after: 'Nach Anzahl',
  endDate: 'Letzter Tag',
  count: 'Anzahl',
  preview_one: 'Nur einmal: {{first}}',
  preview_other: '{{count}}-mal: {{first}} bis {{last}}',
  firstIs: 'Erster Termin: {{day}}.',
  addDate: 'Weiterer Tag',
  add: actions.add,
  noDates: 'Außer dem Beginn ist noch kein Tag gewählt.',
  remove: '{{day}} entfernen',
} as const satisfies Translation<typeof en.repeat>
