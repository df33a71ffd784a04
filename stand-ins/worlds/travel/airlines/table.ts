/**
 * Airlines. Line: IATA, ICAO, callsign | registered name | common name | country, kind, alliance | hubs with their
 * number of destinations | aircraft types (ICAO).
 */
export const AIRLINE_TABLE = `
AA AAL AMERICAN|American Airlines|American Airlines|US full oneworld|DFW:48 CLT:38 ORD:30 MIA:36 PHL:28 PHX:24 JFK:18 LAX:20 DCA:16|E75L A319 B738 A321 B38M B788 B789 B77W
DL DAL DELTA|Delta Air Lines|Delta|US full skyteam|ATL:52 DTW:32 MSP:32 SLC:26 JFK:30 BOS:24 SEA:22 LAX:20 LGA:14|E75L BCS3 A320 B739 A21N B763 A333 A339 A359
UA UAL UNITED|United Airlines|United|US full star|ORD:40 DEN:36 IAH:34 EWR:38 IAD:30 SFO:34 LAX:20|E75L A319 B738 B39M A21N B763 B789 B772 B77W
WN SWA SOUTHWEST|Southwest Airlines|Southwest|US low none|MDW:26 DEN:26 LAS:26 BWI:24 PHX:22 HOU:18 MCO:18 OAK:12 BNA:18|B737 B738 B38M
B6 JBU JETBLUE|JetBlue Airways|JetBlue|US low none|JFK:26 BOS:26 FLL:20 MCO:16|E190 BCS3 A320 A21N
AS ASA ALASKA|Alaska Airlines|Alaska|US full oneworld|SEA:34 PDX:22 ANC:8 SFO:18 SAN:14|E75L B739 B39M
HA HAL HAWAIIAN|Hawaiian Airlines|Hawaiian|US full none|HNL:14|A21N A332
AC ACA AIR CANADA|Air Canada|Air Canada|CA full star|YYZ:42 YUL:30 YVR:28 YYC:14|E75L BCS3 A321 B38M A333 B789 B77W
WS WJA WESTJET|WestJet|WestJet|CA low none|YYC:22 YYZ:12 YVR:10|DH8D B738 B38M B789
AM AMX AEROMEXICO|Aerovias de Mexico|Aeromexico|MX full skyteam|MEX:30 MTY:12 GDL:10|E190 B738 B38M B789
CM CMP COPA|Copa Airlines|Copa Airlines|PA full star|PTY:34|B738 B39M
AV AVA AVIANCA|Avianca|Avianca|CO full star|BOG:26 MDE:8|A320 A20N B788
LA LAN LATAM|LATAM Airlines Group|LATAM|CL full none|SCL:20 LIM:18|A320 A321 B763 B789
G3 GLO GOL|Gol Linhas Aereas|GOL|BR low none|GRU:12 GIG:8 BSB:10|B738 B38M
AR ARG ARGENTINA|Aerolineas Argentinas|Aerolineas Argentinas|AR full skyteam|AEP:8 EZE:12|E190 B738 A332
BA BAW SPEEDBIRD|British Airways|British Airways|GB full oneworld|LHR:62 LGW:18 LCY:12|E190 A319 A320 A21N B788 B789 A35K B77W A388
VS VIR VIRGIN|Virgin Atlantic Airways|Virgin Atlantic|GB full skyteam|LHR:20 MAN:6|A333 A339 B789 A35K
U2 EZY EASY|easyJet|easyJet|GB low none|LGW:30 STN:14 GVA:18 BER:14 EDI:12 MAN:16|A319 A320 A20N A21N
FR RYR RYANAIR|Ryanair|Ryanair|IE low none|DUB:34 STN:38 SNN:8|B738 B38M
EI EIN SHAMROCK|Aer Lingus|Aer Lingus|IE full none|DUB:30 SNN:5|AT76 A320 A21N A333
FI ICE ICEAIR|Icelandair|Icelandair|IS full none|KEF:28|B38M B39M B763
AF AFR AIRFRANS|Air France|Air France|FR full skyteam|CDG:58 ORY:14|E190 BCS3 A320 A321 A332 B789 A359 B77W
KL KLM KLM|KLM Royal Dutch Airlines|KLM|NL full skyteam|AMS:60|E75L E190 E295 B738 A21N A332 B789 B78X B77W
LH DLH LUFTHANSA|Deutsche Lufthansa|Lufthansa|DE full star|FRA:58 MUC:42|CRJ9 E190 A319 A320 A21N A333 A359 B789 A388 B744
EW EWG EUROWINGS|Eurowings|Eurowings|DE low none|DUS:22 CGN:14 HAM:14 STR:12 BER:10|A319 A320 A20N
LX SWR SWISS|Swiss International Air Lines|SWISS|CH full star|ZRH:42 GVA:14|E190 BCS3 A320 A333 B77W
OS AUA AUSTRIAN|Austrian Airlines|Austrian|AT full star|VIE:36|E190 A320 A21N B789
SN BEL BEELINE|Brussels Airlines|Brussels Airlines|BE full star|BRU:28|A319 A320 A333
LG LGL LUXAIR|Luxair|Luxair|LU full none|LUX:16|DH8D B738
IB IBE IBERIA|Iberia Lineas Aereas de Espana|Iberia|ES full oneworld|MAD:44|A320 A21N A332 A359
VY VLG VUELING|Vueling Airlines|Vueling|ES low none|BCN:36 PMI:12 AGP:10|A320 A20N A321
TP TAP AIR PORTUGAL|TAP Air Portugal|TAP Air Portugal|PT full star|LIS:38 OPO:12|E190 A320 A21N A339
AZ ITY ITARROW|Italia Trasporto Aereo|ITA Airways|IT full star|FCO:32 LIN:12|BCS3 A320 A21N A339 A359
SK SAS SCANDINAVIAN|Scandinavian Airlines|SAS|SE full skyteam|CPH:34 ARN:24 OSL:20|CRJ9 E295 A20N A21N A333 A359
DY NOZ NORDIC|Norwegian Air Shuttle|Norwegian|NO low none|OSL:24 ARN:12 BGO:8|B738 B38M
AY FIN FINNAIR|Finnair|Finnair|FI full oneworld|HEL:38|AT76 E190 A320 A321 A333 A359
BT BTI AIRBALTIC|Air Baltic Corporation|airBaltic|LV low none|RIX:24|BCS3
LO LOT POLLOT|LOT Polish Airlines|LOT|PL full star|WAW:34 KRK:8|E75L E295 B38M B789
W6 WZZ WIZZAIR|Wizz Air|Wizz Air|HU low none|BUD:26|A20N A21N
RO ROT TAROM|TAROM|TAROM|RO full skyteam|OTP:16|AT76 B738
JU ASL AIR SERBIA|Air Serbia|Air Serbia|RS full none|BEG:24|AT76 A319 A332
OU CTN CROATIA|Croatia Airlines|Croatia Airlines|HR full star|ZAG:12|DH8D BCS3
A3 AEE AEGEAN|Aegean Airlines|Aegean|GR full star|ATH:32|AT76 A20N A21N
TK THY TURKISH|Turkish Airlines|Turkish Airlines|TR full star|IST:78|A319 A321 A21N B38M A333 B789 A359 B77W
PC PGT SUNTURK|Pegasus Airlines|Pegasus|TR low none|SAW:36|A20N A21N
EK UAE EMIRATES|Emirates|Emirates|AE full none|DXB:78|A388 B77W A359
EY ETD ETIHAD|Etihad Airways|Etihad|AE full none|AUH:44|A20N A21N B789 B78X A35K
QR QTR QATARI|Qatar Airways|Qatar Airways|QA full oneworld|DOH:72|A320 B38M B788 B789 A359 A35K B77W A388
SV SVA SAUDIA|Saudi Arabian Airlines|Saudia|SA full skyteam|JED:34 RUH:24|A320 A321 A333 B789 B77W
GF GFA GULF AIR|Gulf Air|Gulf Air|BH full none|BAH:22|A20N A21N B789
WY OMA OMAN AIR|Oman Air|Oman Air|OM full oneworld|MCT:20|B738 B38M B789
RJ RJA JORDANIAN|Royal Jordanian|Royal Jordanian|JO full oneworld|AMM:24|E190 A320 A321 B788
LY ELY ELAL|El Al Israel Airlines|El Al|IL full none|TLV:30|B738 B739 B788 B789
MS MSR EGYPTAIR|Egyptair|Egyptair|EG full star|CAI:32|A20N B738 A333 B789
AT RAM ROYALAIR MAROC|Royal Air Maroc|Royal Air Maroc|MA full oneworld|CMN:26 RAK:6|AT76 E190 B738 B789
ET ETH ETHIOPIAN|Ethiopian Airlines|Ethiopian|ET full star|ADD:40|DH8D B738 B38M B788 B789 A359
KQ KQA KENYA|Kenya Airways|Kenya Airways|KE full skyteam|NBO:18|E190 B738 B788
SA SAA SPRINGBOK|South African Airways|South African|ZA full star|JNB:14 CPT:6|A320 A333
MK MAU AIRMAURITIUS|Air Mauritius|Air Mauritius|MU full none|MRU:8|A332 A339 A359
AI AIC AIRINDIA|Air India|Air India|IN full star|DEL:38 BOM:26|A20N A21N A321 B788 B789 A359 B77W
6E IGO IFLY|InterGlobe Aviation|IndiGo|IN low none|DEL:24 BOM:22 BLR:22 HYD:16 MAA:14|AT76 A20N A21N
UL ALK SRILANKAN|SriLankan Airlines|SriLankan|LK full oneworld|CMB:20|A20N A321 A333
SQ SIA SINGAPORE|Singapore Airlines|Singapore Airlines|SG full star|SIN:56|B38M A359 B78X B77W A388
MH MAS MALAYSIAN|Malaysia Airlines|Malaysia Airlines|MY full oneworld|KUL:34|B738 B38M A333 A359
AK AXM RED CAP|AirAsia|AirAsia|MY low none|KUL:24|A320 A20N A21N
TG THA THAI|Thai Airways International|Thai Airways|TH full star|BKK:40 HKT:8|A320 A333 B788 B789 A359 B77W
GA GIA INDONESIA|Garuda Indonesia|Garuda Indonesia|ID full skyteam|CGK:22 DPS:10|B738 A333 B77W
PR PAL PHILIPPINE|Philippine Airlines|Philippine Airlines|PH full none|MNL:28|A320 A321 A333 B77W
VN HVN VIET NAM AIRLINES|Vietnam Airlines|Vietnam Airlines|VN full skyteam|SGN:24 HAN:22|A321 A21N A359 B789 B78X
CX CPA CATHAY|Cathay Pacific Airways|Cathay Pacific|HK full oneworld|HKG:50|A320 A21N A333 A359 A35K B77W
CI CAL DYNASTY|China Airlines|China Airlines|TW full skyteam|TPE:30|B738 A21N A333 A359 B77W
BR EVA EVA|EVA Airways|EVA Air|TW full star|TPE:30|A321 A333 B789 B78X B77W
MU CES CHINA EASTERN|China Eastern Airlines|China Eastern|CN full skyteam|PVG:34 SHA:14|A320 A20N A21N A333 A359 B77W
CA CCA AIR CHINA|Air China|Air China|CN full star|PEK:38 CTU:12|B738 A21N A333 A359 B789 B77W
CZ CSN CHINA SOUTHERN|China Southern Airlines|China Southern|CN full none|CAN:36 SZX:12|A320 A21N A333 A359 B788 B77W
KE KAL KOREANAIR|Korean Air Lines|Korean Air|KR full skyteam|ICN:44 GMP:6|BCS3 A21N B739 A333 B789 B78X B77W A388
OZ AAR ASIANA|Asiana Airlines|Asiana|KR full star|ICN:24|A321 A21N A333 A359
JL JAL JAPANAIR|Japan Airlines|Japan Airlines|JP full oneworld|HND:30 NRT:22 KIX:8|E190 B738 B763 B788 B789 A359 A35K
NH ANA ALL NIPPON|All Nippon Airways|ANA|JP full star|HND:32 NRT:22|DH8D B738 A21N B763 B788 B789 B78X B77W
KC KZR ASTANALINE|Air Astana|Air Astana|KZ full none|ALA:14|A20N A21N B763
QF QFA QANTAS|Qantas Airways|Qantas|AU full oneworld|SYD:26 MEL:18 BNE:14 PER:10|E190 B738 A21N A332 A333 B789 A388
VA VOZ VELOCITY|Virgin Australia|Virgin Australia|AU full none|SYD:12 MEL:10 BNE:10|B738 B38M
NZ ANZ NEW ZEALAND|Air New Zealand|Air New Zealand|NZ full star|AKL:22 CHC:8|AT76 A20N A21N B789 B77W
FJ FJI PACIFIC|Fiji Airways|Fiji Airways|FJ full oneworld|NAN:10|B38M A333 A359
TN THT TAHITI AIRLINES|Air Tahiti Nui|Air Tahiti Nui|PF full none|PPT:4|B789
`
