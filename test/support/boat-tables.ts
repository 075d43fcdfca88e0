import { inPiece, lines, piece, times, twoDigits } from './table-rows.ts'

/** Small files as programs and instruments in boats write them, by the reader's name. */
export const BOAT_TABLES = {
  oarlock: lines(
    'Stroke,Timestamp,Split,SPM,Speed (m/s),DPS (m),Power (W),Work (J),Peak N,Peak °,Peak %,' +
      'Length (°),Connection (°),Catch (°),Release (°),Slip (°),Wash (°),Check (ms),' +
      'Drive Time (s),HR (bpm),Drive %,Recovery %',
    ...times(
      20,
      (i) =>
        `${i + 1},${i < 10 ? 11 : 12}:${i < 10 ? 59 : '00'}:${twoDigits((40 + i * 2) % 60)}.0 ` +
        `${i < 10 ? 'AM' : 'PM'},1:51.1,30,4.5,9.0,200,400,750,-11.9,50.7,81.3,63.4,-53.2,` +
        '28.1,12.0,5.9,467,0.899,140,52.1,47.9',
    ),
  ),
  'nk-speedcoach': lines(
    'Session Information:,,,,Device Information:',
    'Start Time:,11/14/16 07:38am,,,Model:,SpeedCoach GPS Pro',
    'Speed Input:,Impeller,,,Serial:,2078158',
    '',
    'Per-Stroke Data:,,,,,',
    ',,,,,',
    'Interval,Distance (GPS),Distance (IMP),Elapsed Time,Speed (GPS),Speed (IMP),Stroke Rate,' +
      'Heart Rate,Power,Catch,Force Avg,GPS Lat.,GPS Lon.',
    '(Interval),(Kilometers),(Kilometers),(HH:MM:SS.tenths),(KPH),(KPH),(SPM),(BPM),(Watts),' +
      '(Degrees),(Newtons),(Degrees),(Degrees)',
    ...times(
      20,
      (i) =>
        `${piece(i)},9.999,${(inPiece(i) * 0.009).toFixed(3)},` +
        `00:00:${twoDigits(inPiece(i) * 2)}.0,99,16.2,` +
        '30,140,200,-60,250,52.2,0.1',
    ),
  ),
  'nk-speedcoach-old': lines(
    'Interval,Type,Distance(m),Time,Stroke,Rate,Speed(m/s),Split,Time(sec),Split(sec),HR',
    ...times(
      20,
      (i) =>
        `${piece(i)},W,${inPiece(i) * 9},0:${inPiece(i) * 2},${i},30,4.5,1:51.10,` +
        `${inPiece(i) * 2},111.1,140`,
    ),
  ),
  'nk-logbook': lines(
    ',id,timestamp,sessionId,type,elapsedTime,latitude,longitude,gpsInstaSpeed,' +
      'gpsTotalDistance,impellerTotalDistance,heartRate,strokeCount,strokeRate,' +
      'oarlockStrokes,catchAngle,driveTime',
    ...Array.from({ length: 20 }, (_, at) => 20 - at).map(
      (i) =>
        `${i},${i},${1617103135492 + (i - 1) * 2000},469,0,${i * 2000},52.2,` +
        `${(0.1 + i / 1e5).toFixed(6)},4.5,${(i - 1) * 9},0,140,${i},30,` +
        `"[{'id': ${i}, 'catchAngle': -62}]",-62,900`,
    ),
  ),
  peach: [
    '=====\tFile Info',
    'Serial #\tSession\tStart Time',
    '4321\t7\t02 Mar 2026 06:30:00 (UTC)',
    '=====\tCrew Info',
    'Position\tName\tAbbr',
    '1\tAnna Example\tAE',
    '2\tBen Example\tBE',
    '=====\tPiece',
    'Start\tEnd\t#\tDuration\tDistance\tRating',
    '1000\t3000\t1\t00:02.0\t9\t30.0',
    '=====\tAperiodic\t0x8013',
    'Time\tLatitude\tLongitude\tGPS Speed',
    '\tBoat\tBoat\tBoat',
    '1000\t51.47\t-0.23\t4.5',
    '2000\t51.471\t-0.23\t4.5',
    '=====\tAperiodic\t0x800A',
    'Time\tSwivelPower\tSwivelPower\tMinAngle\tMinAngle\tWork PC Q1\tMax Force ' +
      'PC\tRating\tAverage Power',
    '\t1\t2\t1\t2\t1\t1\tBoat\tBoat',
    '1000\t300\t310\t-55\t-54\t22\t38\t30\t305',
    '=====\tPeriodic',
    'Time\tP GateAngle\tS GateAngle\tGateForceX\tSpeed\tDistance\tNormalized Time',
    '\t1\t1\t2\tBoat\tBoat\tBoat',
    ...times(
      101,
      (i) => `${1000 + (i - 1) * 20}\t-55\t-54\t100\t4.5\t${((i - 1) * 0.09).toFixed(2)}\t0`,
    ),
  ].join('\r\n'),
  quiske: lines(
    'Quiske;https://example.org/sessions/1;;;;;;;',
    'timestamp(s);distance(m);SPM (strokes per minute);speed (m/s);latitude;longitude;' +
      'stroke angle (deg);boat accelerator curve',
    ...times(
      20,
      (i) =>
        `${1_495_348_433 + i * 2};${(i * 9).toString()},5;30;4,5;52,2;52,2;90,5;"-0.1,0.2,0.3"`,
    ),
  ),
  crewnerd: lines(
    'Time,Distance (m),Speed (m/s),Pace (/500m),Strokes,Stroke Rate (SPM),Lat,Lon,Check,' +
      'Bounce,HR (BPM),Practice Elapsed Time (s)',
    ...times(
      21,
      (i) =>
        `38:${twoDigits(i)}:00,${(i - 1) * 9},4.5,01:51.1,${i},30,52.2,0.1,255,` +
        `255,140,${500 + (i - 1) * 2}`,
    ),
  ),
  'crewnerd-summary': lines(
    'Workout #,Workout Name,Interval #,Interval Type,Interval Start,Time,Distance (m),' +
      'Strokes,Avg Speed (m/s),Avg Pace (/500m),Avg SR,Max SR,Avg HR,Max HR',
    '1,Just Go,1,Just Go,23:50:00,13:24,2199,227,2.77,3:00.8,17.1,33.6,136,164',
    '2,0:45 / 1:00 rest,1,Time (0:45),00:10:00,0:45,179,23,3.97,2:05.9,30.6,36.8,150,162',
    '2,0:45 / 1:00 rest,2,Rest (1:00),00:10:45,1:00,84,11,1.4,5:57.1,17,20,0,0',
  ),
  'boatcoach-water': lines(
    'Workout data for: someone    Club: CVK    Date: 2017-09-25 17:22',
    'DateTime,TOTAL Time Since Start BoatCoach,TOTAL Distance Since Start BoatCoach(m),' +
      'Elapsed Time,Piece Number,Stroke Rate,Cumulative Stroke Count,Piece Stroke Count,' +
      'Last 10 Stroke Speed(/500m),Heart Rate,Latitude,Longitude',
    ...times(
      21,
      (i) =>
        `2017-09-25 17:22:${10 + i * 2}.0 GMT+02:00,0:00:${(i - 1) * 2},${(i - 1) * 9},` +
        `0:00:01,${piece(i) - 1},30,${i},1,--,0,49.238889,16.513396`,
    ),
  ),
  ritmotime: lines(
    '# RitmoTime: Sat Apr 6, 2019 - 7:22:46 PM',
    '# Boating: M2x',
    '#',
    '"Stroke Count","Time","Rate (spm)","Distance (m)","Split (/500m)",' +
      '"Heart Rate (bpm)","State","Piece#","Total Time (sec)","Distance (m)","Speed (m/s)",' +
      '"Latitude (deg)","Longitude (deg)"',
    ...times(
      20,
      (i) =>
        `${i},0:00:${i * 2}.0,30.0,${i * 9},1:51,140,"Piece",${piece(i) - 1},` +
        `${i * 2},${i * 9},4.5,37.8,-122.2`,
    ),
  ),
  coxmate: lines(
    'Stroke,Time,Distance,Rating,Speed,Ratio,Cover,Heart Rate',
    ...times(20, (i) => `${i},${i * 2},${i * 9},30,0,54.8,9,140`),
  ),
} as const
