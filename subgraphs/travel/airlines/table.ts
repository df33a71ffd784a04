/** Airlines of scheduled flights. A line: IATA code, ICAO code, the name that passengers know. */
const TABLE = `
6E IGO IndiGo
A3 AEE Aegean
AA AAL American Airlines
AC ACA Air Canada
AF AFR Air France
AI AIC Air India
AK AXM AirAsia
AM AMX Aeromexico
AR ARG Aerolineas Argentinas
AS ASA Alaska
AT RAM Royal Air Maroc
AV AVA Avianca
AY FIN Finnair
AZ ITY ITA Airways
B6 JBU JetBlue
BA BAW British Airways
BR EVA EVA Air
BT BTI airBaltic
CA CCA Air China
CI CAL China Airlines
CM CMP Copa Airlines
CX CPA Cathay Pacific
CZ CSN China Southern
DL DAL Delta
DY NOZ Norwegian
EI EIN Aer Lingus
EK UAE Emirates
ET ETH Ethiopian
EW EWG Eurowings
EY ETD Etihad
FI ICE Icelandair
FJ FJI Fiji Airways
FR RYR Ryanair
G3 GLO GOL
GA GIA Garuda Indonesia
GF GFA Gulf Air
HA HAL Hawaiian
IB IBE Iberia
JL JAL Japan Airlines
JU ASL Air Serbia
KC KZR Air Astana
KE KAL Korean Air
KL KLM KLM
KQ KQA Kenya Airways
LA LAN LATAM
LG LGL Luxair
LH DLH Lufthansa
LO LOT LOT
LX SWR SWISS
LY ELY El Al
MH MAS Malaysia Airlines
MK MAU Air Mauritius
MS MSR Egyptair
MU CES China Eastern
NH ANA ANA
NZ ANZ Air New Zealand
OS AUA Austrian
OU CTN Croatia Airlines
OZ AAR Asiana
PC PGT Pegasus
PR PAL Philippine Airlines
QF QFA Qantas
QR QTR Qatar Airways
RJ RJA Royal Jordanian
RO ROT TAROM
SA SAA South African
SK SAS SAS
SN BEL Brussels Airlines
SQ SIA Singapore Airlines
SV SVA Saudia
TG THA Thai Airways
TK THY Turkish Airlines
TN THT Air Tahiti Nui
TP TAP TAP Air Portugal
U2 EZY easyJet
UA UAL United
UL ALK SriLankan
VA VOZ Virgin Australia
VN HVN Vietnam Airlines
VS VIR Virgin Atlantic
VY VLG Vueling
W6 WZZ Wizz Air
WN SWA Southwest
WS WJA WestJet
WY OMA Oman Air
`

/** An airline's line of the table. */
export interface AirlineFacts {
  readonly iataCode: string
  readonly icaoCode: string
  readonly name: string
}

const AIRLINES: readonly AirlineFacts[] = TABLE.trim()
  .split('\n')
  .map((line) => ({ iataCode: line.slice(0, 2), icaoCode: line.slice(3, 6), name: line.slice(7) }))

const BY_CODE: ReadonlyMap<string, AirlineFacts> = new Map(
  AIRLINES.flatMap((airline) => [[airline.iataCode, airline] as const, [airline.icaoCode, airline] as const]),
)

/** The airline of an IATA or ICAO code in upper case; null if the table has none. */
export function airlineFacts(code: string): AirlineFacts | null {
  return BY_CODE.get(code) ?? null
}
