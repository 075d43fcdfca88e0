import type { account as en } from '../../en/screens/account.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const account = {
  login: {
    title: actions.signIn,
    lead: 'L’entraînement de tout votre club, au même endroit.',
    email: 'Adresse e-mail',
    password: terms.password,
    showPassword: actions.showPassword,
    code: 'Code de vérification',
    codeHint: 'Les six chiffres de votre application d’authentification, ou un code de secours',
    submit: actions.signIn,
    signedOut: 'Votre connexion a expiré. Reconnectez-vous pour reprendre où vous en étiez.',
    forgot: 'Mot de passe oublié ?',
    register: 'Nouveau ici ? Créer un compte',
  },
  provider: {
    or: 'ou',
    with: 'Continuer avec {{name}}',
    returning: 'Connexion en cours…',
    stale:
      'Cette connexion a été commencée dans une autre fenêtre ou a pris trop de temps. Recommencez-la.',
    password: {
      title: 'Lier votre compte',
      lead: 'Il existe déjà un compte pour {{email}}. Saisissez une fois son mot de passe pour lier les deux ; ensuite, vous vous connectez sans lui.',
      submit: 'Lier et se connecter',
      forgot: 'Pas encore de mot de passe, ou oublié ? Définissez-en un par e-mail',
    },
    new: {
      lead: 'Il n’y a pas encore de compte pour {{email}}. Vérifiez votre nom pour en créer un.',
      known:
        'Vous avez déjà un compte avec une autre adresse ? Connectez-vous-y, puis liez ce service sous Paramètres → Mot de passe.',
    },
    unknown: {
      title: 'Aucune adresse confirmée',
      text: 'L’autre service ne nous a pas donné d’adresse e-mail confirmée, et nous ne trouvons donc pas votre compte. Connectez-vous avec votre mot de passe, puis liez le service sous Paramètres → Mot de passe.',
    },
  },
  noMail:
    'Ce serveur n’envoie pas encore d’e-mails. Demandez à son administration le lien qui ouvre votre compte.',
  logout: { title: 'Déconnexion…' },
  unsent: {
    title: 'Tout n’est pas encore envoyé',
    text_one:
      '{{count}} saisie est encore sur cet appareil. Si vous vous déconnectez maintenant, elle y reste pour vous seul et sera envoyée à votre prochaine connexion ici.',
    text_other:
      '{{count}} saisies sont encore sur cet appareil. Si vous vous déconnectez maintenant, elles y restent pour vous seul et seront envoyées à votre prochaine connexion ici.',
    still_one:
      '{{count}} saisie n’a pas pu être envoyée. Elle reste sur cet appareil, pour vous seul.',
    still_other:
      '{{count}} saisies n’ont pas pu être envoyées. Elles restent sur cet appareil, pour vous seul.',
    send: 'Envoyer et se déconnecter',
    go: 'Se déconnecter sans envoyer',
    stay: 'Rester connecté',
  },
  form: {
    firstName: terms.firstName,
    lastName: terms.lastName,
    email: 'Adresse e-mail',
    password: terms.password,
    newPassword: 'Nouveau mot de passe',
    passwordHint:
      'Au moins 8 caractères. Plusieurs mots à la suite : c’est sûr et facile à retenir.',
    showPassword: actions.showPassword,
    language: terms.language,
    toLogin: 'Aller à la connexion',
  },
  register: {
    title: 'Créer un compte',
    lead: 'Deux minutes suffisent. Sans carte bancaire.',
    for: 'Pour quel usage ?',
    club: 'Pour mon club',
    clubHint:
      'Essai gratuit de 14 jours, toutes fonctions comprises. Vous configurez le club et invitez les autres. Vous avez reçu une invitation ? Utilisez plutôt le lien de cet e-mail.',
    individual: 'Juste pour moi',
    individualHint: 'Un compte gratuit pour votre propre entraînement.',
    join: 'Rejoindre {{club}}',
    joinAs: 'Rejoindre {{club}} en tant que {{name}}',
    joinNow: 'Créez votre compte et vous êtes dans le club.',
    joinLead: 'Créez votre compte. Vous choisirez votre mot de passe en ouvrant notre e-mail.',
    joinEnded:
      'Cette invitation n’est plus valable. Demandez un nouveau lien au club. Vous pouvez tout de même créer un compte.',
    submit: 'Créer le compte',
    known: 'Vous avez déjà un compte ?',
  },
  sent: {
    title: 'Consultez vos e-mails',
    text: 'Nous avons envoyé un e-mail à {{email}}. Le lien qu’il contient est valable 72 heures.',
    nowhere: 'Nous vous avons envoyé un e-mail. Le lien qu’il contient est valable 72 heures.',
    spam: 'Rien après quelques minutes ? Regardez dans les indésirables et vérifiez l’adresse.',
    again: 'Envoyer à nouveau',
    other: 'Utiliser une autre adresse',
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Indiquez votre adresse : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Si un compte existe pour {{email}}, un e-mail vient de partir. Le lien qu’il contient est valable 72 heures.',
  },
  resend: {
    title: 'Votre compte n’est pas encore actif',
    lead: 'Ouvrez le lien de l’e-mail envoyé à {{email}}. S’il est perdu ou trop ancien, nous en envoyons un nouveau.',
    submit: 'Envoyer un nouvel e-mail',
    done: 'Un nouvel e-mail est en route vers {{email}}, si ce compte reste à activer.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Tous les appareils connectés devront ensuite se reconnecter.',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.',
    broken: 'Ce lien n’est plus valable',
    again: 'Demander un nouveau lien',
  },
  activate: {
    title: terms.welcome,
    nameless: 'Bienvenue',
    lead: 'Votre adresse {{email}} sera confirmée à l’enregistrement. Vérifiez votre nom et choisissez votre mot de passe.',
    join: 'Votre adresse {{email}} sera confirmée à l’enregistrement. Choisissez un mot de passe et vous arriverez directement chez {{club}}.',
    joinEnded:
      'Le lien vers {{club}} n’est plus valable. Choisissez un mot de passe pour ouvrir votre compte, puis demandez un nouveau lien au club.',
    joinNowhere:
      'Le lien que vous avez suivi n’est plus valable. Choisissez un mot de passe pour ouvrir votre compte, puis demandez un nouveau lien au club.',
    submit: 'Ouvrir mon compte',
    already: 'Ce compte est déjà actif. Connectez-vous pour continuer.',
    foreign: 'Ce lien est destiné à un autre compte',
    foreignText:
      'Le compte ouvert ici est celui de {{name}}, mais le lien est destiné à un autre. Déconnectez-vous, puis rouvrez le lien.',
    signOut: actions.signOut,
  },
  club: {
    title: terms.yourClub,
    lead: 'Quelques indications pour commencer ; tout pourra être changé plus tard. Votre essai gratuit de 14 jours commence maintenant.',
    name: 'Nom du club',
    country: terms.country,
    timeZone: terms.timeZone,
    timeZoneHint: 'Les heures des séances sont affichées dans ce fuseau.',
    sport: 'Sport principal',
    venue: 'Lieu d’entraînement',
    venueHint: 'Le hangar, le plan d’eau ou la salle. Ce champ peut rester vide.',
    coaches: 'J’entraîne moi-même ce club',
    submit: 'Créer le club',
    later: 'Se déconnecter et continuer plus tard',
    nothing: terms.noMatches,
  },
  final: {
    title: 'Tout est prêt, {{name}}',
    club: '{{club}} est prêt. L’accueil vous montre les premières étapes.',
    individual: 'Votre compte est prêt. L’accueil vous montre la suite.',
    none: 'Votre compte est actif. Vous n’êtes pas encore membre d’un club ; la page suivante vous indique la suite.',
    go: 'Aller à l’accueil',
  },
} as const satisfies Translation<typeof en>
