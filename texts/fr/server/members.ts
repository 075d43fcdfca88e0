import type { members as en } from '../../en/server/members.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as terms from '../shared/terms.ts'

export const members: Words<typeof en> = {
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    unwanted: 'Ne souhaite pas recevoir d’invitations.',
    often: 'A déjà été invité plusieurs fois aujourd’hui. Réessayez demain.',
    too_long: faults.tooLong,
    no_address: faults.email,
    no_end: 'L’adresse « {value} » est incomplète : il manque une fin comme .fr.',
    no_such_day: 'Le {day} {month} n’existe pas.',
    no_date: 'Écrivez le jour sous la forme AAAA-MM-JJ, ou l’année seule.',
    open_date: 'Cela peut être deux jours. Écrivez le jour sous la forme AAAA-MM-JJ.',
    no_side: 'Indiquez bâbord, tribord, les deux ou couple.',
    no_phone: 'Indiquez un numéro de téléphone.',
    no_squad: 'Aucun groupe ne porte ce nom.',
    no_choice: faults.unknownValue,
    twice:
      'Cette adresse figure déjà dans la liste. Si des frères et sœurs la partagent, saisissez-la comme e-mail d’un parent.',
    noted:
      'Un membre de ce nom n’a pas encore d’adresse. Saisissez-la sur sa fiche pour qu’il reste la même personne, ou ajoutez ici la date de naissance.',
    twice_name:
      'Ce nom figure déjà dans la liste sans adresse. Ajoutez la date de naissance ou une adresse.',
    already_member: 'Déjà membre : aucune invitation nécessaire.',
    not_yours: 'A déjà été dans le club : un responsable doit l’inviter à nouveau.',
    no_such_change: 'A déjà été dans le club : choisissez d’inviter tout de suite.',
  },
  sheet: terms.members,
  columns: {
    name: terms.personName,
    email: terms.email,
    guardian: terms.parentsEmail,
    phone: terms.phone,
    status: terms.status,
    roles: terms.roles,
    squads: terms.squads,
    cox: 'Barre',
    stroke: terms.stroke,
    scull: terms.sculling,
    sweep: terms.sweep,
    gender: terms.gender,
    birthday: terms.dateOfBirth,
  },
  yes: terms.yes,
}
