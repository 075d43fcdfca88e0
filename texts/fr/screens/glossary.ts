import type { glossary as en } from '../../en/screens/glossary.ts'
import type { Translation } from '../../translation.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

/** Abréviations et termes de l’entraînement : le nom entier et une phrase. */
export const glossary = {
  ets: {
    name: 'Score d’endurance (Endurance Training Score)',
    text: 'Les minutes dans chaque zone cardiaque multipliées par le facteur de la zone, additionnées et pondérées selon le sport.',
  },
  trimp: {
    name: 'Impulsion d’entraînement',
    text: 'Les minutes dans chaque zone cardiaque multipliées par 1 à 5,5 et additionnées : la charge selon Edwards.',
  },
  foster: {
    name: 'Charge de Foster',
    text: 'La difficulté ressentie d’une séance, de 0 à 10, multipliée par sa durée en minutes.',
  },
  rpe: {
    name: 'Effort perçu',
    text: 'La difficulté d’une séance telle que l’athlète l’a ressentie, de très facile à maximale.',
  },
  gmt: {
    name: measures.goldMedalTime,
    text: 'La vitesse d’un équipage en pourcentage de celle qui gagne l’or dans cette catégorie de bateau.',
  },
  ewps: {
    name: 'Travail effectif par coup',
    text: 'Le travail en joules qui fait avancer le bateau en un coup, d’après la vitesse et la cadence.',
  },
  dps: {
    name: 'Distance par coup',
    text: 'Le nombre de mètres que le bateau parcourt à chaque coup.',
  },
  dmax: {
    name: measures.dMax,
    text: 'La puissance à laquelle la courbe de lactate est la plus éloignée de la droite entre ses extrémités.',
  },
  modifiedDmax: {
    name: terms.modifiedDMax,
    text: 'D-max avec une droite qui part du palier précédant la première hausse de plus de 0,4 mmol/L.',
  },
  ut3: {
    name: 'Utilisation aérobie 3',
    text: 'Très facile : échauffement, récupération et technique.',
  },
  ut2: { name: 'Utilisation aérobie 2', text: 'Endurance facile, que l’on peut tenir des heures.' },
  ut1: {
    name: 'Utilisation aérobie 1',
    text: 'Endurance soutenue, jusqu’à une heure et demie environ.',
  },
  at: {
    name: 'Seuil anaérobie',
    text: 'Effort dur, à la limite de ce que l’on tient régulièrement.',
  },
  tr: {
    name: 'Transport d’oxygène',
    text: 'Fractions très dures de quelques minutes, proches de l’allure de course.',
  },
  lt: {
    name: 'Tolérance au lactate',
    text: 'Allure de course et au-dessus, pendant une ou deux minutes.',
  },
  aLact: {
    name: 'Alactique',
    text: 'Sprints trop courts pour le lactate ; la fréquence cardiaque ne les montre pas.',
  },
  hrv: {
    name: 'Variabilité de la fréquence cardiaque',
    text: 'La variation du temps entre les battements au repos (RMSSD) ; plus bas que d’habitude peut signaler fatigue ou maladie.',
  },
  vo2max: {
    name: 'Consommation maximale d’oxygène',
    text: 'Le maximum d’oxygène que le corps absorbe en une minute à plein effort.',
  },
  monotony: {
    name: 'Monotonie',
    text: 'La charge de Foster quotidienne moyenne d’une semaine, divisée par son écart type, jours de repos compris ; au-dessus de 2, les jours se ressemblent.',
  },
  strain: {
    name: 'Contrainte',
    text: 'La charge de Foster d’une semaine multipliée par sa monotonie ; pour plusieurs semaines ou athlètes, la moyenne.',
  },
} satisfies Translation<typeof en>
