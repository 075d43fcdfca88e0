import type { billing as en } from '../../en/screens/billing.ts'
import type { Translation } from '../../translation.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  upgrade: {
    title: 'Non compris dans votre formule',
    has: 'Comprise dans votre formule',
    hasText:
      '{{feature}} : cette fonction est comprise dans la formule de votre club. Vous pouvez continuer.',
    lead: 'Non compris dans la formule de {{club}} ({{plan}}) : {{feature}}.',
    leadAll: 'Ce que la formule de {{club}} ({{plan}}) ne comprend pas :',
    whole: 'Votre formule comprend tout ce que Slipway propose.',
    plans: 'Formules qui le comprennent',
    noPlans:
      'Fonction convenue individuellement avec les fédérations et les clubs ; aucune formule proposée ne la comprend.',
    adds: 'En plus : {{features}}',
    who: 'Qui peut changer la formule',
    whoNobody:
      'Personne au club n’a le droit de changer la formule. Un responsable peut l’accorder.',
    toBilling: 'Comparer les formules et les prix',
    kept: 'Tout ce qui est enregistré est conservé et peut être consulté et exporté.',
  },
  expired: {
    ask: 'Demandez à l’une de ces personnes de la renouveler :',
    askNobody:
      'Personne au club n’a le droit de la renouveler. La personne qui a créé le club peut accorder ce droit.',
    export: 'Exporter les données de votre club',
    exportText:
      'Tout ce que votre club a enregistré, avec les fichiers importés, dans un fichier ZIP.',
    exportDo: 'Exporter les données du club',
    own: 'Exporter vos propres données',
  },
  notice: {
    lacks: '{{feature}} : non compris dans la formule de votre club.',
    plans: 'Compris dans : {{plans}}.',
    more: 'Voir les formules',
  },
  seats: {
    title: 'Places occupées : {{taken}} sur {{bought}}',
    text: 'La prochaine facture compte toutes les personnes membres à cette date.',
    monthly:
      'Chaque personne supplémentaire coûte {{price}} HT par mois, à partir de la prochaine facture. D’ici là, tout le monde peut participer.',
    annual:
      'Chaque personne supplémentaire coûte {{price}} HT par an, à partir de la prochaine facture. D’ici là, tout le monde peut participer.',
    goOn: 'Inviter quand même',
  },
  unknownPlan: 'Sans formule',
  features: {
    morning_monitoring: terms.morningMonitoring,
    imports: 'Import de fichiers d’entraînement',
    gps_hr: 'GPS et fréquence cardiaque',
    training_score: 'Score d’entraînement',
    additional_reports: 'Autres bilans',
    gmt: measures.goldMedalTimes,
    rpe: 'Effort (RPE)',
    weekly_summary: 'Résumé de la semaine',
    non_competitive: 'Séances de compétition ou non',
    drv: 'Fonctions de la fédération',
    racing_report: 'Analyse de course',
    live_results: 'Résultats en direct',
    performance_report: 'Bilan de performance',
    improvement_report: 'Bilan de progression',
    analysis_report: 'Bilan d’analyse',
    comparison_report: 'Bilan comparatif',
    live_results_controls: 'Commande d’enregistrement',
    stroke_rate_intensities: 'Intensités par cadence',
    paddling_gmt: 'Temps de médaille d’or (GMT) en canoë-kayak',
    connect_equipment: 'Connexion du matériel',
    crew_qr_codes: 'Codes QR des équipages',
    telemetry: 'Télémétrie de force et d’angle',
    challenges: 'Défis entre équipes',
    third_party_integrations: 'Comptes de montres connectées',
  },
  addOns: {
    'telemetry-unlimited': 'Télémétrie illimitée',
  },
  plans: {
    'free-trial': 'Essai gratuit',
    'individual-free': 'Individuel, gratuit',
    individual: 'Individuel',
    performance: 'Performance',
    'performance-unlimited': 'Performance, illimité',
    organisation: 'Organisation',
    'organisation-unlimited': 'Organisation, illimité',
    bronze: 'Bronze',
    'bronze-unlimited': 'Bronze, illimité',
    silver: 'Argent',
    'silver-unlimited': 'Argent, illimité',
    gold: 'Or',
    'gold-unlimited': 'Or, illimité',
    'gold-recording-controls': 'Or avec commande d’enregistrement',
    platinum: 'Platine',
    'platinum-unlimited': 'Platine, illimité',
    drv: 'Fédération',
    'second-federation': 'Deuxième fédération',
    bespoke: 'Sur mesure',
  },
} as const satisfies Translation<typeof en>
