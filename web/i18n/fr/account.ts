import type { account as en } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const account = {
  login: {
    title: 'Se connecter',
    lead: 'Planifier, ramer, voir ce que ça donne.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    code: 'Code de vérification',
    codeHint: 'Les six chiffres de votre application d’authentification, ou un code de secours',
    submit: 'Se connecter',
    signedOut: 'Votre connexion a expiré. Reconnectez-vous pour reprendre où vous en étiez.',
  },
  logout: { title: 'Déconnexion …' },
} as const satisfies Translation<typeof en>
