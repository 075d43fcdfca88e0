import type { form as en } from '../../en/screens/form.ts'
import type { Translation } from '../../translation.ts'

export const form = {
  invalid: 'Vérifiez les champs signalés, puis enregistrez à nouveau.',
  faults: {
    required: 'Ce champ est obligatoire',
    password_empty: 'Le mot de passe ne peut pas être vide.',
    turned_writing: 'Supprimez les caractères invisibles qui inversent le sens d’écriture.',
    one_line: 'Saisissez le texte sur une seule ligne.',
    link: 'Un nom ne peut pas contenir de lien.',
    at_least: 'La valeur doit être d’au moins {{min}}.',
    at_most: 'La valeur doit être d’au plus {{max}}.',
    between: 'La valeur doit être comprise entre {{min}} et {{max}}.',
    email: 'Adresse e-mail non valide.',
    format: 'Le format de cette valeur n’est pas reconnu.',
    too_few: '{{min}} entrées au moins.',
    too_long: 'Trop long : au plus {{max}} caractères.',
    too_many: '{{max}} entrées au plus.',
    too_short: 'Trop court : au moins {{min}} caractères.',
    years: 'Choisissez une date entre 1900 et 2100.',
  },
} as const satisfies Translation<typeof en>
