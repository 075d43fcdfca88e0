import type { billing as en } from '../../en/screens/billing.ts'
import type { Translation } from '../../translation.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  upgrade: {
    title: 'Noch nicht in deinem Tarif',
    has: 'In deinem Tarif enthalten',
    hasText: 'Im Tarif deines Vereins enthalten: {{feature}}. Du kannst weitermachen.',
    lead: 'Im Tarif {{plan}} von {{club}} nicht enthalten: {{feature}}.',
    leadAll: 'Was der Tarif von {{club}} ({{plan}}) nicht enthält:',
    whole: 'Dein Tarif enthält alles, was Slipway bietet.',
    plans: 'Tarife mit dieser Funktion',
    noPlans: 'Diese Funktion gibt es nur nach Vereinbarung mit Verbänden und einzelnen Vereinen.',
    adds: 'Zusätzlich: {{features}}',
    who: 'Wer den Tarif ändern kann',
    whoNobody:
      'Niemand im Verein hat das Recht, den Tarif zu ändern. Die Verwaltung kann es vergeben.',
    toBilling: 'Tarife und Preise vergleichen',
    kept: 'Alles Gespeicherte bleibt erhalten; du kannst es weiter ansehen und exportieren.',
  },
  expired: {
    ask: 'Bitte eine dieser Personen, ihn zu verlängern:',
    askNobody:
      'Niemand im Verein hat das Recht, ihn zu verlängern. Wer den Verein angelegt hat, kann es vergeben.',
    export: 'Daten deines Vereins sichern',
    exportText:
      'Alles, was dein Verein gespeichert hat, mit den hochgeladenen Dateien, in einer ZIP-Datei.',
    exportDo: 'Vereinsdaten exportieren',
    own: 'Eigene Daten exportieren',
  },
  notice: {
    lacks: '{{feature}}: im Tarif deines Vereins nicht enthalten.',
    plans: 'Enthalten in: {{plans}}.',
    more: 'Tarife ansehen',
  },
  seats: {
    title: 'Belegte Plätze: {{taken}} von {{bought}}',
    text: 'Die nächste Rechnung richtet sich nach der Mitgliederzahl zu diesem Zeitpunkt.',
    monthly:
      'Jede weitere Person kostet {{price}} pro Monat ohne MwSt., ab der nächsten Rechnung. Bis dahin können alle mitmachen.',
    annual:
      'Jede weitere Person kostet {{price}} pro Jahr ohne MwSt., ab der nächsten Rechnung. Bis dahin können alle mitmachen.',
    goOn: 'Trotzdem einladen',
  },
  unknownPlan: 'kein Tarif',
  features: {
    morning_monitoring: terms.morningMonitoring,
    imports: 'Import von Trainingsdateien',
    gps_hr: 'GPS und Puls',
    training_score: 'Trainingsbelastung',
    additional_reports: 'Weitere Auswertungen',
    gmt: measures.goldMedalTimes,
    rpe: 'Anstrengungsempfinden',
    weekly_summary: 'Wochenübersicht',
    non_competitive: 'Einheiten mit und ohne Wettkampf',
    drv: 'Verbandsfunktionen',
    racing_report: 'Rennanalyse',
    live_results: 'Live-Ergebnisse',
    performance_report: 'Leistungsauswertung',
    improvement_report: 'Entwicklungsauswertung',
    analysis_report: 'Analyse',
    comparison_report: 'Vergleich',
    live_results_controls: 'Aufnahmesteuerung',
    stroke_rate_intensities: 'Intensitäten nach Schlagfrequenz',
    paddling_gmt: 'Goldmedaillenzeiten im Kanusport',
    connect_equipment: 'Geräte verbinden',
    crew_qr_codes: 'QR-Codes für Mannschaften',
    telemetry: 'Telemetrie von Kraft und Winkel',
    challenges: 'Wettbewerbe zwischen Teams',
    third_party_integrations: 'Verbundene Konten',
  },
  addOns: {
    'telemetry-unlimited': 'Telemetrie, unbegrenzt',
  },
  plans: {
    'free-trial': 'Testphase',
    'individual-free': 'Einzelperson, kostenlos',
    individual: 'Einzelperson',
    performance: 'Leistungssport',
    'performance-unlimited': 'Leistungssport, unbegrenzt',
    organisation: 'Verband und Verein',
    'organisation-unlimited': 'Verband und Verein, unbegrenzt',
    bronze: 'Bronze',
    'bronze-unlimited': 'Bronze, unbegrenzt',
    silver: 'Silber',
    'silver-unlimited': 'Silber, unbegrenzt',
    gold: 'Gold',
    'gold-unlimited': 'Gold, unbegrenzt',
    'gold-recording-controls': 'Gold mit Aufnahmesteuerung',
    platinum: 'Platin',
    'platinum-unlimited': 'Platin, unbegrenzt',
    drv: 'Erster Verband',
    'second-federation': 'Zweiter Verband',
    bespoke: 'Individueller Tarif',
  },
} as const satisfies Translation<typeof en>
