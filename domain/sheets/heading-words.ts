/** What people write above a column, a line a language: English, German, French, Chinese. */
export type Words = readonly [string, string, string, string]

/** The headings of all lists that people bring; a list has the fields of one of these. */
export const HEADINGS = {
  member: {
    email: [
      'Email, e-mail, mail, email address, mail address',
      'E-Mail, E-Mail-Adresse, Mail-Adresse, Mailadresse, Mail privat, E-Mail privat',
      'Courriel, e-mail, mél, adresse e-mail, adresse mail, adresse électronique',
      '邮箱, 电子邮件, 电子邮箱, 邮箱地址',
    ],
    guardian_email: [
      'Parent’s email, parents’ email, parent email, guardian email, ' +
        'guardian’s email, email of parents, email of guardian, email parent, ' +
        'email parents, email guardian',
      'E-Mail der Eltern, Eltern-E-Mail, Elternmail, Elternadresse, ' +
        'E-Mail Eltern, E-Mail Erziehungsberechtigte, E-Mail Mutter, E-Mail Vater',
      'E-mail d’un parent, e-mail des parents, e-mail du parent, e-mail parents, ' +
        'e-mail parent, e-mail de la mère, e-mail du père, e-mail tuteur, ' +
        'e-mail du tuteur, e-mail du responsable légal, courriel des parents',
      '家长邮箱, 父母邮箱, 监护人邮箱',
    ],
    first_name: [
      'First name, given name, forename, given names, first',
      'Vorname, Vornamen, Rufname',
      'Prénom, prénoms',
      '名, 名字',
    ],
    last_name: [
      'Last name, surname, family name, last',
      'Nachname, Familienname, Zuname',
      'Nom de famille, nom d’usage',
      '姓, 姓氏',
    ],
    full_name: [
      'Name, full name, athlete, member, rower, participant, first and last name',
      'Name, ganzer Name, vollständiger Name, Mitglied, Sportler, Athlet, ' +
        'Ruderer, Vor- und Nachname, Vorname Nachname, Vorname und Nachname, ' +
        'Name Vorname, Nachname Vorname, Vorname Name, Teilnehmer',
      'Nom, nom complet, nom et prénom, nom prénom, prénom nom, prénom et nom, ' +
        'athlète, rameur, membre, licencié',
      '姓名, 全名, 队员, 运动员, 会员',
    ],
    gender: ['Gender, sex', 'Geschlecht, m/w, m/w/d', 'Sexe, genre', '性别'],
    date_of_birth: [
      'Date of birth, birthday, birth date, dob, born, born on, birth',
      'Geburtsdatum, Geburtstag, Geb.-Datum, Geb.Dat., geb., geboren, geboren am, geb. am',
      'Date de naissance, naissance, né le, née le, né(e) le, ddn',
      '出生日期, 生日, 出生年月日',
    ],
    birth_year: [
      'Year of birth, birth year, yob',
      'Jahrgang, Geburtsjahr, Jg.',
      'Année de naissance, année, millésime',
      '出生年份, 出生年',
    ],
    phone: [
      'Phone, phone number, mobile, mobile phone, cell, cell phone, telephone, mobile number',
      'Telefon, Telefonnummer, Tel., Tel.-Nr., Handy, Handynummer, mobil, ' +
        'Mobilnummer, Mobiltelefon',
      'Téléphone, tél., portable, mobile, numéro de téléphone',
      '电话, 手机, 手机号, 手机号码, 电话号码',
    ],
    squad: [
      'Squad, squads, group, groups, team, teams, training group',
      'Trainingsgruppe, Trainingsgruppen, Gruppe, Gruppen, Mannschaft, Kader, Abteilung',
      'Groupe, groupes, équipe, équipes, groupe d’entraînement',
      '队伍, 小组, 组别, 训练队, 训练组',
    ],
    side: [
      'Side, sides, sweep side, preferred side, rowing side',
      'Seite, Riemenseite, Bootsseite, Bordseite',
      'Bord, côté, bordée',
      '桨位, 左右桨, 桨侧',
    ],
    language: ['Language, lang', 'Sprache', 'Langue', '语言'],
  },
  equipment: {
    category: ['Category, kind', 'Kategorie, Art', 'Catégorie, genre', '类别'],
    name: ['Name, boat', 'Name, Boot, Bootsname', 'Nom, bateau, nom du bateau', '名称'],
    boat_type: [
      'Boat class, class, type, boat type',
      'Bootsklasse, Klasse, Bootstyp, Typ',
      'Type de bateau, type, classe',
      '艇种, 艇型',
    ],
    manufacturer: [
      'Manufacturer, maker, builder',
      'Werft / Hersteller, Hersteller, Werft',
      'Fabricant, chantier',
      '厂家',
    ],
    model: ['Model', 'Modell', 'Modèle', '型号'],
    year: ['Year, year built', 'Baujahr, Jahr', 'Année, année de construction', '年份'],
    serial: ['Serial, number, no, serial number', 'Nummer, Nr.', 'Numéro, n° de série', '编号'],
    crew_weight_min: [
      'Min. crew weight, crew weight from',
      'Mannschaftsgewicht ab',
      'Poids d’équipage dès',
      '适用体重下限',
    ],
    crew_weight_max: [
      'Max. crew weight, crew weight to',
      'Mannschaftsgewicht bis',
      'Poids d’équipage jusqu’à',
      '适用体重上限',
    ],
    location: ['Location, place', 'Lagerplatz, Ort', 'Emplacement, lieu', '存放位置, 位置'],
  },
  plan: {
    day: ['Day, date, weekday', 'Tag, Datum, Wochentag', 'Jour, date', '日期, 星期'],
    start: [
      'Time, start, start time, from, begin',
      'Zeit, Uhrzeit, Beginn, Start, von, ab',
      'Heure, début, de, horaire',
      '时间, 开始, 开始时间',
    ],
    end: ['End, end time, until, to', 'Ende, bis, Schluss', 'Fin, jusqu’à, à', '结束, 结束时间'],
    what: [
      'Session, training, workout, what, name, title, content',
      'Einheit, Training, Inhalt, was, Name, Titel',
      'Séance, entraînement, contenu, quoi, nom, titre',
      '训练, 训练内容, 内容, 名称',
    ],
    structure: [
      'Structure, pieces, programme, program',
      'Aufbau, Strecken, Programm',
      'Structure, fractions, programme',
      '训练结构, 训练段',
    ],
    zone: ['Zone, intensity', 'Zone, Intensität, Bereich', 'Zone, intensité', '区间, 强度'],
    sport: ['Sport, discipline', 'Sportart, Sport, Gerät', 'Sport, discipline', '项目, 运动'],
    place: ['Place, location, where, venue', 'Ort, wo, Treffpunkt', 'Lieu, où', '地点, 位置'],
    squad: [
      'Squad, squads, group, groups, team',
      'Trainingsgruppe, Gruppe, Mannschaft, Kader',
      'Groupe, équipe',
      '队伍, 小组, 组别',
    ],
    note: [
      'Note, notes, comment, description',
      'Notiz, Bemerkung, Hinweis, Beschreibung',
      'Note, remarque, description',
      '备注, 说明',
    ],
  },
  result: {
    day: ['Day, date', 'Tag, Datum', 'Jour, date', '日期'],
    what: [
      'Test, piece, event, session, what',
      'Test, Strecke, Einheit, Wettbewerb, was',
      'Test, épreuve, séance, quoi',
      '测试, 训练, 项目名称, 内容',
    ],
    sport: ['Sport, discipline', 'Sportart, Sport, Gerät', 'Sport, discipline', '项目, 运动'],
    name: [
      'Name, full name, athlete, rower, crew, boat, squad, who',
      'Name, Sportler, Athlet, Ruderer, Mannschaft, Boot, Vor- und Nachname, wer',
      'Nom, nom complet, athlète, rameur, équipage, bateau, nom et prénom, qui',
      '姓名, 运动员, 队员, 艇组',
    ],
    time: [
      'Time, duration, result',
      'Zeit, Dauer, Ergebnis, Gesamtzeit',
      'Temps, durée',
      '用时, 时间, 成绩',
    ],
    distance: ['Distance, metres, meters', 'Distanz, Strecke, Meter', 'Distance, mètres', '距离'],
    stroke_rate: [
      'Stroke rate, rate, spm, s/m, sr',
      'Schlagfrequenz, Schlagzahl, Frequenz, SF',
      'Cadence, cadence de nage, coups/min',
      '桨频',
    ],
    heart_rate: [
      'Heart rate, hr, avg hr, average heart rate, pulse, bpm',
      'Puls, Herzfrequenz, HF, Ø Puls',
      'Fréquence cardiaque, FC, FC moyenne, pouls',
      '心率, 平均心率',
    ],
    power: ['Power, watts, watt, avg watts', 'Leistung, Watt', 'Puissance, watts', '功率'],
    lactate: ['Lactate', 'Laktat', 'Lactate, lactatémie', '血乳酸, 乳酸'],
    rpe: ['RPE, effort', 'Anstrengung, RPE', 'Effort, RPE', 'RPE, 主观强度'],
    weight: ['Weight, body weight', 'Gewicht, Körpergewicht', 'Poids', '体重, 重量'],
    note: ['Note, notes, comment, remark', 'Notiz, Bemerkung, Kommentar', 'Remarque, note', '备注'],
  },
  season: {
    week: ['Week', 'Woche', 'Semaine', '周'],
    phase: ['Phase', 'Phase', 'Phase', '阶段'],
    goals: ['Goals', 'Höhepunkte', 'Échéances', '重点比赛'],
    kind: ['Kind of week', 'Art der Woche', 'Type de semaine', '本周类型'],
    seconds: ['Target hours', 'Zielstunden', 'Heures cibles, heures visées', '目标小时'],
    distance: ['Target distance', 'Zielstrecke', 'Distance cible, distance visée', '目标距离'],
    load: ['Target load', 'Zielbelastung', 'Charge cible, charge visée', '目标负荷'],
    sessions: ['Target sessions', 'Zieleinheiten', 'Séances cibles, séances visées', '目标训练课'],
    low: ['Low', 'Niedrig', 'Bas', '低'],
    middle: ['Middle', 'Mittel', 'Moyen', '中'],
    high: ['High', 'Hoch', 'Haut', '高'],
    planned: ['Planned', 'Geplant', 'Prévu', '计划'],
    planned_distance: [
      'Planned distance',
      'Distanz geplant, Strecke geplant',
      'Distance prévue',
      '计划距离',
    ],
    planned_load: ['Planned load', 'Belastung geplant', 'Charge prévue', '计划负荷'],
    planned_sessions: ['Planned sessions', 'Einheiten geplant', 'Séances prévues', '计划训练课'],
    done: ['Done', 'Gemacht', 'Fait', '完成'],
    done_distance: [
      'Distance done',
      'Distanz gemacht, Strecke gemacht',
      'Distance faite',
      '完成距离',
    ],
    done_load: ['Load done', 'Belastung gemacht', 'Charge faite', '完成负荷'],
    done_sessions: ['Sessions done', 'Einheiten gemacht', 'Séances faites', '完成训练课'],
    note: ['Note', 'Notiz', 'Remarque, note', '备注'],
  },
} as const satisfies Record<string, Record<string, Words>>
