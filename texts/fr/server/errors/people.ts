import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/people.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  unauthenticated: 'Votre connexion a pris fin. Veuillez vous reconnecter.',
  wrong_credentials: 'E-mail ou mot de passe incorrect.',
  second_step_required: 'Saisissez les six chiffres de votre application d’authentification.',
  account_disabled: 'Ce compte est désactivé. Adressez-vous au responsable de votre club.',
  wrong_password: 'Mot de passe incorrect.',
  wrong_code: 'Code incorrect ou expiré. Attendez le suivant.',
  sign_in_stale: 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez-la.',
  sign_in_declined:
    'Vous avez annulé la connexion auprès de l’autre service. Recommencez-la ou utilisez votre mot de passe.',
  sign_in_taken:
    'Ce compte est déjà lié à un autre compte Slipway, ou vous avez lié un autre compte de ce service. Supprimez d’abord cette liaison.',
  provider_failed:
    'L’autre service n’a pas pu vous connecter. Réessayez dans quelques minutes ou utilisez votre mot de passe.',
  no_password:
    'Votre compte n’a pas encore de mot de passe. Définissez-en un d’abord : déconnectez-vous et choisissez « Mot de passe oublié ? ».',
  token_scope: 'Ce jeton d’API n’autorise pas cette action.',
  impersonating:
    'Tant que vous agissez au nom d’une personne, ses données de santé, ses notes privées et son compte vous restent inaccessibles.',
  second_step_missing:
    'Configurez d’abord la connexion en deux étapes : elle est obligatoire pour administrer la plateforme.',
  second_step_unreadable:
    'Votre connexion en deux étapes ne peut pas être vérifiée : la clé de cette installation manque. Demandez à son administrateur de la réinitialiser.',
  hand_over_first:
    'Vous êtes responsable d’un club. Transmettez-le d’abord à un autre membre, ensuite vous pourrez partir.',
  email_unverified:
    'Votre adresse n’est pas encore confirmée. Ouvrez le lien de notre e-mail ou demandez-en un nouveau.',
  code_unknown:
    'Ce lien est incomplet ou ne vient pas de Slipway. Copiez-le en entier depuis l’e-mail ou demandez-en un nouveau.',
  code_used: 'Ce lien a déjà servi. Votre compte est prêt : connectez-vous.',
  code_expired: 'Ce lien a expiré ; il était valable 72 heures. Demandez-en un nouveau.',
  no_clubs: 'Vous n’êtes encore membre d’aucun club. Rejoignez-en un ou créez le vôtre.',
  subscription_expired: 'Votre essai gratuit ou votre abonnement a expiré.',
  admin_only: 'Seuls les administrateurs de la plateforme peuvent le faire.',
  not_a_member: faults.notAMember,
  role_missing:
    'Votre rôle dans le club ne le permet pas. Adressez-vous à un responsable de votre club.',
  permission_missing:
    'Vous n’avez pas le droit nécessaire. Un responsable de votre club peut vous l’accorder.',
  feature_missing: 'Cette fonction n’est pas comprise dans la formule de votre club.',
  other_club: 'Cet élément appartient à un autre de vos clubs. Changez de club pour l’ouvrir.',
  club_mismatch: 'Le club de la demande n’est pas le club sélectionné.',
  no_such_change: 'Cette adhésion ne permet pas ce changement. Rechargez la liste des membres.',
  not_yours:
    'Vous n’avez pas le droit de faire ce changement. Adressez-vous à un responsable de votre club.',
  creator_stays:
    'La personne qui a créé le club en reste responsable tant qu’elle ne l’a pas transmis.',
  last_manager_stays: 'Un club garde au moins un responsable. Nommez d’abord quelqu’un d’autre.',
  beyond_own_rights: 'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même.',
  link_ended:
    'Ce lien ou ce code n’est pas valable, ou ne l’est plus. Demandez-en un nouveau à votre club.',
  invitation_ended: 'Cette invitation a expiré. Demandez à votre club de la renvoyer.',
  invitation_foreign:
    'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec ce compte pour y répondre.',
  already_member: 'Vous êtes déjà membre de ce club, ou votre demande est en attente.',
  address_missing: 'Cette personne n’a pas encore d’adresse e-mail. Saisissez-en une d’abord.',
  address_taken:
    'Cette adresse e-mail appartient déjà à un compte. Si c’est celle des parents, saisissez-la comme e-mail d’un parent ; si la personne a déjà un compte, invitez ce compte.',
  just_invited:
    'Cette invitation vient d’être envoyée deux fois. Attendez dix minutes avant de la renvoyer.',
  invitation_limit:
    'Il reste {left} invitations sur {limit} pour le moment : aucune de ces {wanted} n’a été envoyée. D’autres seront possibles dans {hours} h.',
  invitation_unwanted: 'Cette personne ne souhaite pas recevoir d’invitations.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  password_empty: faults.passwordEmpty,
  known_address:
    'Cette adresse e-mail est déjà connue. Si vous avez un compte, connectez-vous et ouvrez le lien à nouveau. Sinon, demandez à votre club votre lien personnel ou indiquez une autre adresse.',
  setup_code: 'Ce n’est pas le code d’installation. Le serveur l’affiche à son démarrage.',
  common_password:
    'Trop de gens utilisent ce mot de passe. Choisissez-en un plus difficile à deviner.',
  turned_writing: faults.turnedWriting,
  link: faults.linkInName,
  own_address: 'Indiquez une autre adresse que la vôtre.',
} as const satisfies Words<typeof en.fields>
