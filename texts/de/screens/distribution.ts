import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const distribution = {
  title: 'Trainingsverteilung',
  report: 'Trainingsübersicht öffnen',
  score: 'Wert',
  scores: {
    zones: 'Zonenverteilung',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'RPE',
  },
  units: {
    zones: 'h in Zonen',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'Ø RPE (CR10)',
  },
  dates: measures.period,
  days: { today: terms.today, last_week: 'Letzte Woche', last_4_weeks: 'Letzte 4 Wochen' },
  whose: {
    own_one: 'Dein Training',
    own_other: 'Dein Training',
    squads_one: '{{trained}} von {{count}} Athlet:in in deinen {{squads}}',
    squads_other: '{{trained}} von {{count}} Athlet:innen in deinen {{squads}}',
    club_one: '{{trained}} von {{count}} Athlet:in, die du sehen darfst',
    club_other: '{{trained}} von {{count}} Athlet:innen, die du sehen darfst',
  },
  sessions_one: '{{count}} Einheit',
  sessions_other: terms.sessionsCount,
  each: '{{value}} {{unit}} pro Person, die trainiert hat',
  byZone: 'Zeit in jeder Zone',
  bySport: 'Nach Sportart',
  measured: 'Nach Puls, wo vorhanden, sonst nach Plan.',
  nothing: {
    today: 'Heute noch nichts aufgezeichnet',
    last_week: 'In den letzten 7 Tagen nichts aufgezeichnet',
    last_4_weeks: 'In den letzten 28 Tagen nichts aufgezeichnet',
  },
  planned_one: 'Geplant: {{count}} Einheit, {{time}} h',
  planned_other: 'Geplant: {{count}} Einheiten, {{time}} h',
  unplanned: 'Für diese Tage ist auch nichts geplant.',
  missing: {
    effort_one:
      '{{count}} Einheit ist nicht enthalten: Sie hat weder Puls noch geplante Intensität.',
    effort_other:
      '{{count}} Einheiten sind nicht enthalten: Sie haben weder Puls noch geplante Intensität.',
    rating_one: '{{count}} Einheit ist nicht enthalten: Sie wurde nicht bewertet.',
    rating_other: '{{count}} Einheiten sind nicht enthalten: Sie wurden nicht bewertet.',
  },
} as const
