import type { calendar as en } from '../en/calendar.ts'
import type { Translation } from '../translation.ts'

export const calendar = {
  title: 'Kalender',
  plan: 'Einheit planen',
  planOn: '{{day}}: Einheit planen',
  previous: 'Früher',
  next: 'Später',
  today: 'Heute',
  view: 'Ansicht',
  views: { month: 'Monat', week: 'Woche', day: 'Tag', agenda: 'Liste' },
  display: { label: 'Wessen Einheiten', mine: 'Meine', all: 'Ganzer Verein' },
  sports: 'Sportarten',
  allSports: 'Alle Sportarten',
  allSquads: 'Alle',
  allDay: 'Ganztägig',
  slot: 'Einheit planen um',
  week: 'Woche {{number}}',
  more: '+{{number}} weitere',
  none: 'Keine Einheit an diesem Tag',
  draft: 'Entwurf',
  empty: 'Keine Einheit in diesen Tagen. Wähle einen freien Tag, um eine zu planen.',
  emptyMine: 'Du hast keine Einheit in diesen Tagen. Wähle einen freien Tag, um eine zu planen, oder sieh dir den ganzen Verein an.',
} as const satisfies Translation<typeof en>
