import type { glossary as en } from '../../en/screens/glossary.ts'
import type { Translation } from '../../translation.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

/** Abkürzungen und Begriffe des Trainings: der ganze Name und ein Satz. */
export const glossary = {
  ets: {
    name: 'Ausdauerwert (Endurance Training Score)',
    text: 'Minuten in jeder Pulszone mal Faktor der Zone, zusammengezählt und nach Sportart gewichtet.',
  },
  trimp: {
    name: 'Trainingsimpuls',
    text: 'Minuten in jeder Pulszone mal 1 bis 5,5, zusammengezählt: die Belastung nach Edwards.',
  },
  foster: {
    name: 'Belastung nach Foster',
    text: 'Wie hart sich eine Einheit angefühlt hat, von 0 bis 10, mal Dauer in Minuten.',
  },
  rpe: {
    name: 'Empfundene Anstrengung',
    text: 'Wie hart sich eine Einheit angefühlt hat, von sehr leicht bis maximal.',
  },
  gmt: {
    name: measures.goldMedalTime,
    text: 'Das Tempo einer Mannschaft in Prozent des Tempos, das in dieser Bootsklasse Gold gewinnt.',
  },
  ewps: {
    name: 'Effektive Arbeit pro Schlag',
    text: 'Die Arbeit in Joule, die das Boot in einem Schlag bewegt, berechnet aus Tempo und Schlagfrequenz.',
  },
  dps: {
    name: 'Weg pro Schlag',
    text: 'Wie viele Meter das Boot mit jedem Schlag läuft.',
  },
  dmax: {
    name: measures.dMax,
    text: 'Die Leistung, bei der die Laktatkurve am weitesten von der Geraden zwischen ihren Enden entfernt ist.',
  },
  modifiedDmax: {
    name: terms.modifiedDMax,
    text: 'D-max mit einer Geraden, die bei der Stufe vor dem ersten Anstieg um mehr als 0,4 mmol/L beginnt.',
  },
  ut3: { name: 'Grundlage 3', text: 'Sehr locker: Einfahren, Erholung und Technik.' },
  ut2: { name: 'Grundlage 2', text: 'Lockere Ausdauer, die man stundenlang halten kann.' },
  ut1: { name: 'Grundlage 1', text: 'Zügige Ausdauer, bis etwa anderthalb Stunden.' },
  at: { name: 'Anaerobe Schwelle', text: 'Hart, an der Grenze dessen, was man gleichmäßig hält.' },
  tr: {
    name: 'Sauerstofftransport',
    text: 'Sehr harte Teilstücke von wenigen Minuten, nahe am Renntempo.',
  },
  lt: { name: 'Laktattoleranz', text: 'Renntempo und darüber, für ein, zwei Minuten.' },
  aLact: {
    name: 'Alaktazid',
    text: 'Sprints, die für Laktat zu kurz sind; der Puls kann sie nicht zeigen.',
  },
  hrv: {
    name: 'Herzfrequenzvariabilität',
    text: 'Wie stark der Abstand der Herzschläge in Ruhe schwankt (RMSSD); weniger als üblich kann Ermüdung oder Krankheit bedeuten.',
  },
  vo2max: {
    name: 'Maximale Sauerstoffaufnahme',
    text: 'So viel Sauerstoff nimmt der Körper bei voller Anstrengung in einer Minute höchstens auf.',
  },
  monotony: {
    name: 'Monotonie',
    text: 'Die durchschnittliche tägliche Foster-Belastung einer Woche geteilt durch ihre Standardabweichung, Ruhetage inbegriffen; über 2 sind die Tage fast gleich.',
  },
  strain: {
    name: 'Beanspruchung',
    text: 'Die Foster-Belastung einer Woche mal Monotonie; bei mehreren Wochen oder Personen der Durchschnitt.',
  },
} satisfies Translation<typeof en>
