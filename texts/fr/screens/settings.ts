import type { settings as en } from '../../en/screens/settings.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const settings = {
  save: actions.save,
  saved: actions.saved,
  copy: actions.copy,
  currentPassword: 'Mot de passe actuel',
  showPassword: actions.showPassword,
  units: {
    label: 'Unités',
    hint: 'Les distances de course et l’allure restent en mètres.',
    metric: 'Métriques : km, kg, °C',
    imperial: 'Impériales : mi, lb, °F',
  },
  picture: {
    choose: 'Choisir une photo',
    remove: 'Retirer',
    hint: 'JPEG, PNG, WebP ou GIF, 10 Mo au plus. La photo est recadrée en carré ; le lieu et la date de prise de vue sont retirés.',
  },
  email: {
    now: 'Vous vous connectez avec {{email}}.',
    submit: 'Changer d’adresse',
    sent: 'Nous avons envoyé un e-mail à {{email}}. La nouvelle adresse sera valable dès que vous aurez ouvert le lien.',
    confirmText: 'Utiliser désormais la nouvelle adresse ?',
    confirm: 'Confirmer la nouvelle adresse',
    confirmed: 'Désormais, vous vous connectez avec la nouvelle adresse.',
  },
  password: {
    text: 'Tous les autres appareils seront déconnectés et vos jetons d’API révoqués.',
    new: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    done: 'Votre mot de passe est changé. Tous les autres appareils sont déconnectés.',
  },
  second: {
    needed: 'Configurez la connexion en deux étapes',
    neededText:
      'Elle est obligatoire pour administrer la plateforme : tant qu’elle n’est pas configurée, rien d’autre ne vous est accessible.',
    text: 'Ainsi, personne n’entre avec votre seul mot de passe : une application d’authentification sur votre téléphone affiche un code à saisir en plus.',
    begin: 'Configurer',
    scan: 'Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres affichés.',
    qr: 'Code QR pour l’application d’authentification',
    secret: 'Si vous ne pouvez pas le scanner, saisissez cette clé :',
    code: 'Code de l’application',
    confirm: 'Activer',
    codes: 'Vos codes de secours',
    codesText:
      'Gardez-les en lieu sûr : chacun permet une connexion sans téléphone. Ils ne seront plus affichés.',
    kept: 'J’ai noté mes codes',
    on: 'La connexion en deux étapes est activée. Codes de secours restants : {{number}}.',
    end: 'Désactiver',
    off: 'La connexion en deux étapes est désactivée.',
  },
  signIns: {
    waiting:
      'Vous vous êtes déconnecté de cet appareil sans réseau. La déconnexion prendra effet dès que le serveur sera joignable.',
    current: terms.thisDevice,
    unknown: 'Appareil inconnu',
    times: 'Connexion : {{created}} · Dernière utilisation : {{used}}',
    end: 'Déconnecter',
    endOf: 'Déconnecter : {{device}}',
    ended: 'L’appareil est déconnecté',
  },
  tokens: {
    text: 'Avec un jeton, un de vos programmes peut lire ou écrire ce à quoi vous avez accès. Il n’atteint jamais les paramètres de votre compte.',
    once: 'Copiez le jeton maintenant ; il ne sera plus affiché',
    name: terms.name,
    club: 'Pour le club',
    allClubs: 'Tous mes clubs',
    scope: 'Il peut',
    read: 'lire',
    write: 'lire et écrire',
    days: 'Durée de validité',
    daysOf: '{{number}} jours',
    create: 'Créer un jeton',
    none: 'Vous n’avez pas de jeton.',
    times: 'Dernière utilisation : {{used}} · Expiration : {{expires}}',
    revoke: 'Révoquer',
    revokeTitle: 'Révoquer « {{name}} »',
    revokeText: 'Les programmes qui utilisent ce jeton perdent aussitôt leur accès.',
    revoked: 'Le jeton est révoqué',
  },
  thirdParty: {
    title: 'Services de tiers',
    text: 'Cette installation de Slipway peut charger une aide en ligne ou des statistiques depuis {{hosts}}. Ce que ces services apprennent de vous relève de leurs fournisseurs. Slipway fonctionne aussi sans eux.',
    allow: 'Autoriser sur cet appareil',
    refuse: 'S’en passer',
  },
} as const satisfies Translation<typeof en>
