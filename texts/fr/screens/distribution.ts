import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const distribution = {
  title: 'Répartition de l’entraînement',
  report: 'Ouvrir le bilan d’entraînement',
  score: 'Mesure',
  scores: {
    zones: 'Répartition par zone',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'Effort (RPE)',
  },
  units: {
    zones: 'h en zones',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: 'RPE moyen (CR10)',
  },
  dates: measures.period,
  days: {
    today: terms.today,
    last_week: 'Les 7 derniers jours',
    last_4_weeks: 'Les 4 dernières semaines',
  },
  whose: {
    own_one: 'Votre entraînement',
    own_other: 'Votre entraînement',
    squads_one: '{{trained}} athlète sur {{count}} de vos {{squads}}',
    squads_other: '{{trained}} athlètes sur {{count}} de vos {{squads}}',
    club_one: '{{trained}} athlète sur {{count}} que vous pouvez voir',
    club_other: '{{trained}} athlètes sur {{count}} que vous pouvez voir',
  },
  sessions_one: '{{count}} séance',
  sessions_other: terms.sessionsCount,
  each: '{{value}} {{unit}} par athlète qui s’est entraîné',
  byZone: 'Temps dans chaque zone',
  bySport: 'Par sport',
  measured: 'Mesuré par la fréquence cardiaque quand il y en a une, sinon comme prévu.',
  nothing: {
    today: 'Rien d’enregistré aujourd’hui pour l’instant',
    last_week: 'Rien d’enregistré ces 7 derniers jours',
    last_4_weeks: 'Rien d’enregistré ces 28 derniers jours',
  },
  planned_one: 'Prévu : {{count}} séance, {{time}} h',
  planned_other: 'Prévu : {{count}} séances, {{time}} h',
  unplanned: 'Rien n’est prévu non plus pour ces jours.',
  missing: {
    effort_one:
      '{{count}} séance n’est pas comptée : elle n’a ni fréquence cardiaque ni intensité prévue.',
    effort_other:
      '{{count}} séances ne sont pas comptées : elles n’ont ni fréquence cardiaque ni intensité prévue.',
    rating_one: '{{count}} séance n’est pas comptée : elle n’a pas d’évaluation.',
    rating_other: '{{count}} séances ne sont pas comptées : elles n’ont pas d’évaluation.',
  },
} as const
