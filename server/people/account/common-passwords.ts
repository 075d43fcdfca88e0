/**
 * What people type first, in the languages of the product; figures and signs at either end are
 * taken off before comparing.
 */
const WORDS = new Set(
  `password passwort passwords passwd passw0rd pa55word p@ssword p@ssw0rd passphrase motdepasse
  motdepass kennwort geheim geheimnis secret secrets qwerty qwertyui qwertyuiop qwertz qwertzui
  qwertzuiop azerty azertyui azertyuiop asdf asdfgh asdfghjk asdfghjkl asdfasdf yxcvbnm zxcvbn
  zxcvbnm wxcvbn qazwsx qazwsxedc qweasd qweasdzxc 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  q1w2e3r4t5 zaq1zaq zaq12wsx 1qaz2wsx 1qazxsw2 qwer qwerqwer asdfqwer abcd abcde abcdef abcdefg
  abcdefgh abc123 a1b2c3 a1b2c3d4 aa123456 letmein letmeinnow welcome willkommen bienvenue
  bienvenu hallo hello helloworld hallohallo bonjour salut servus admin administrator root user
  guest login master default changeme changeit temp temporary test testtest testing tester
  tester123 example demo slipway iloveyou ichliebedich jetaime loveyou lovely mylove love liebe
  amour schatz schatzi cheri cherie doudou loulou chouchou princess prinzessin princesse prince
  prinz football fussball fußball soccer baseball basketball handball volleyball hockey tennis
  golf rugby bayern arsenal liverpool chelsea barcelona realmadrid juventus schalke borussia
  dortmund werder hamburg berlin muenchen münchen koeln frankfurt stuttgart leipzig dresden
  zuerich paris marseille lyon london england deutschland germany france schweiz austria
  oesterreich america canada china beijing shanghai zhongguo woaini woaiwojia rowing rudern
  ruderer ruderclub ruderboot rowingclub rower aviron canoe kayak kanu paddle paddling regatta
  skull sculling achter vierer zweier concept2 sunshine sonnenschein soleil summer sommer winter
  spring autumn herbst fruehling frühling printemps automne monday montag lundi january januar
  janvier december dezember dragon drache drachen monkey affe tiger loewe löwe lion panda
  dolphin delfin schmetterling butterfly papillon hund katze chien chat chaton puppy kitty mausi
  baerchen flower blume fleur rainbow regenbogen chocolate schokolade chocolat cookie cheese
  banana ananas apple kaese superman batman spiderman ironman starwars pokemon pikachu minecraft
  fortnite matrix harrypotter hogwarts gandalf naruto michael michelle jennifer jessica ashley
  daniel andrea andreas thomas stefan stephan christian alexander sebastian maximilian florian
  nicolas nicole sabine sandra martina claudia christine charlie robert william jordan hunter
  george joshua matthew andrew anthony patrick maverick samantha victoria caroline camille
  thomas1 nathalie computer internet google facebook instagram youtube linkedin microsoft
  windows apple samsung iphone android laptop server system software network mustang ferrari
  porsche mercedes bmw audi volkswagen corvette harley yamaha honda whatever trustno1 freedom
  freiheit liberte phoenix shadow killer blink182 metallica slipknot nirvana pepper ginger
  jordan23 cowboy cowboys yankees lakers steelers access access14 secure security sicherheit
  sicher passport private privat nothing nichts rien blabla blablabla lalala lalalala dadada
  hahaha family familie famille friends freunde amis mother mutter maman mama papa father vater
  schule school ecole sport training trainer coach team verein club manager babygirl babyboy
  baby angel angela engel ange teufel devil jesus jesuschrist heaven himmel gott church money
  geld argent million lottery lucky glück glueck bonheur happy smile peace frieden paix star
  stern etoile moon mond lune fuckyou fuckoff scheisse scheiße arschloch merde putain bullshit
  asshole qwerasdf poiuytrewq lkjhgfdsa mnbvcxz zxcasdqwe 1a2b3c4d abcabc abcdabcd xxxxxx`.split(
    /\s+/,
  ),
)

const KEYBOARD = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]

/** Trivial runs, neighbours on the keyboard, a few signs over and over. */
function isRun(text: string): boolean {
  if (new Set(text).size <= 3) return true
  const backwards = [...text].toReversed().join('')
  if (KEYBOARD.some((row) => row.includes(text) || row.includes(backwards))) return true
  return (
    /^(.{2,5})\1+$/.test(text) ||
    /^(19|20)?\d{2}(19|20)?\d{2}(19|20)\d{2}$/.test(text) ||
    /^\d{8}$/.test(text)
  )
}

/**
 * Whether a password is among the first that somebody would try; `own` are names and addresses of
 * its owner.
 */
export function isCommon(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase().trim()
  const word = text.replace(/^[\d\W_]+/u, '').replace(/[\d\W_]+$/u, '')
  const names = own
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .map((name) => name.toLowerCase().trim())
  const isName = names.some((name) => name.length > 2 && (name === text || name === word))
  return isRun(text) || WORDS.has(text) || WORDS.has(word) || isName
}
