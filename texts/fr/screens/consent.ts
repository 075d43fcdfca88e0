import type { consent as en } from '../../en/screens/consent.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import * as faults from '../shared/faults.ts'

export const consent = {
  title: 'Vos données de santé',
  lead: 'Vos données de santé ne sont visibles d’autres personnes qu’avec votre accord.',
  what: 'De quoi s’agit-il',
  whatText:
    'Vos maladies et blessures, votre fréquence cardiaque, ce que votre montre enregistre et la charge d’entraînement qui en est calculée.',
  who: 'Qui le verrait',
  whoText:
    'Les entraîneurs et les autres personnes de vos clubs dont les droits comprennent les profils des athlètes, et parmi eux seulement ceux que vous choisissez sous « Qui voit mon profil ».',
  clubs: 'Vos clubs : {{clubs}}',
  why: 'Pour quoi faire',
  whyText:
    'Pour que vos entraîneurs planifient un entraînement qui vous convient. Rien n’est vendu ni utilisé pour de la publicité.',
  free: 'Vous décidez',
  freeText:
    'Sans votre accord, personne d’autre que vous n’en voit rien ; vous pouvez quand même participer aux séances, répondre et vous entraîner. Vous pouvez retirer votre accord à tout moment : tout est alors aussitôt caché à tous.',
  ofChild: {
    what: 'Les maladies et blessures de {{child}}, sa fréquence cardiaque, ce que sa montre enregistre et la charge d’entraînement qui en est calculée.',
    why: 'Pour que les entraîneurs planifient un entraînement qui convient à {{child}}. Rien n’est vendu ni utilisé pour de la publicité.',
    free: 'Vous décidez',
  },
  born: terms.dateOfBirth,
  bornHint:
    'Dans votre pays, l’accord d’un parent ou représentant légal est nécessaire avant {{age}} ans.',
  guardian: 'E-mail d’un parent ou représentant légal',
  guardianHint:
    'Vous avez moins de {{age}} ans : un parent ou représentant légal décide. Nous lui envoyons un lien.',
  agree: actions.agree,
  ask: 'Demander son accord',
  decline: actions.disagree,
  thanks: 'Merci. Vos entraîneurs voient maintenant vos données de santé.',
  sent: 'L’e-mail à {{email}} est parti.',
  declined: 'C’est noté. Personne d’autre que vous ne voit vos données de santé.',
  withdrawn: 'Accord retiré. Plus personne d’autre que vous ne voit vos données de santé.',
  states: {
    unanswered:
      'Vous n’avez pas encore décidé. D’ici là, personne d’autre que vous ne voit vos données de santé.',
    given: 'Vous acceptez que vos entraîneurs voient vos données de santé.',
    asked:
      'Nous avons demandé à {{email}} et attendons la réponse. D’ici là, personne d’autre que vous ne voit vos données de santé.',
    declined: 'Vous n’acceptez pas : personne d’autre que vous ne voit vos données de santé.',
    withdrawn:
      'Vous avez retiré votre accord : personne d’autre que vous ne voit vos données de santé.',
  },
  withdrawHint:
    'Vous pouvez retirer votre accord à tout moment. Dès lors, personne d’autre que vous ne voit votre santé, votre fréquence cardiaque, vos enregistrements et votre charge.',
  withdraw: actions.withdrawConsent,
  withdrawTitle: 'Retirer votre accord ?',
  withdrawText:
    'Dès maintenant, personne d’autre que vous ne verra votre santé, votre fréquence cardiaque, vos enregistrements et votre charge. Ce que vous avez enregistré reste à vous.',
  record: 'Vos réponses',
  recordBy: 'par {{name}}',
  answers: {
    given: 'Accepté',
    declined: 'Refusé',
    withdrawn: 'Retiré',
    asked: 'Parent ou représentant légal sollicité',
  },
  card: {
    title: 'Partager vos données de santé avec vos entraîneurs ?',
    text: 'Vous n’avez pas encore répondu.',
    asked: 'Un parent ou représentant légal a été sollicité et n’a pas encore répondu.',
    open: 'Lire et décider',
  },
  hidden:
    'Ce choix est sans effet pour l’instant : sans votre accord, personne d’autre que vous ne voit vos données de santé.',
  hiddenLink: 'Donner ou refuser mon accord',
  forGuardian: {
    account: {
      title: 'Compte pour les parents',
      text: 'Avec votre propre compte, vous voyez quand {{child}} s’entraîne, répondez pour {{child}} et saisissez ses absences.',
      send: 'M’envoyer une invitation',
      sent: 'L’invitation vous arrive par e-mail.',
    },
    title: 'Votre accord pour {{child}}',
    lead: '{{child}} vous le demande en tant que parent ou représentant légal.',
    name: 'Votre nom complet',
    agree: actions.agree,
    decline: actions.disagree,
    whoText:
      'Les entraîneurs et les autres personnes de {{clubs}} dont les droits comprennent les profils des athlètes, et parmi eux seulement ceux que {{child}} choisit.',
    freeText:
      'Sans votre accord, personne d’autre que {{child}} n’en voit rien ; l’entraînement continue quand même. Conservez l’e-mail : son lien permet de retirer votre accord à tout moment.',
    agreed: 'Merci. Vous avez donné votre accord pour {{child}}.',
    agreedText: 'Conservez l’e-mail : son lien permet de retirer votre accord ici à tout moment.',
    withdraw: actions.withdrawConsent,
    no: 'Vous n’avez pas donné votre accord, ou l’avez retiré',
    noText:
      'Personne d’autre que {{child}} ne voit ces données. Si vous changez d’avis, {{child}} peut vous le redemander.',
    expired: 'Ce lien a expiré',
    expiredText: 'Il était valable 72 heures. {{child}} peut vous en envoyer un autre.',
    broken: faults.linkDoesNotWork,
  },
} as const satisfies Translation<typeof en>
