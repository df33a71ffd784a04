/** Airports of Europe; a line as in `northAmerica.ts`. */
export const EUROPE = `
LHR EGLL -|Heathrow|London|LON GB -|51.4700 -0.4543 83|Europe/London|99
LGW EGKK -|Gatwick|London|LON GB -|51.1481 -0.1903 203|Europe/London|72
STN EGSS -|Stansted|London|LON GB -|51.8850 0.2350 348|Europe/London|56
LCY EGLC -|London City|London|LON GB -|51.5053 0.0553 19|Europe/London|36
MAN EGCC -|Manchester|Manchester|MAN GB -|53.3537 -2.2750 257|Europe/London|56
EDI EGPH -|Edinburgh|Edinburgh|EDI GB -|55.9500 -3.3725 135|Europe/London|44
GLA EGPF -|Glasgow|Glasgow|GLA GB -|55.8719 -4.4331 26|Europe/London|34
DUB EIDW -|Dublin|Dublin|DUB IE -|53.4213 -6.2701 242|Europe/Dublin|62
SNN EINN -|Shannon|Shannon|SNN IE -|52.7020 -8.9248 46|Europe/Dublin|20
KEF BIKF -|Keflavik International|Reykjavik|REK IS -|63.9850 -22.6056 171|Atlantic/Reykjavik|38
CDG LFPG -|Charles de Gaulle|Paris|PAR FR -|49.0097 2.5479 392|Europe/Paris|95
ORY LFPO -|Orly|Paris|PAR FR -|48.7253 2.3594 291|Europe/Paris|60
NCE LFMN -|Cote d'Azur|Nice|NCE FR -|43.6584 7.2159 12|Europe/Paris|44
LYS LFLL -|Saint-Exupery|Lyon|LYS FR -|45.7256 5.0811 821|Europe/Paris|38
MRS LFML -|Marseille Provence|Marseille|MRS FR -|43.4393 5.2214 74|Europe/Paris|34
TLS LFBO -|Toulouse-Blagnac|Toulouse|TLS FR -|43.6291 1.3638 499|Europe/Paris|32
AMS EHAM -|Schiphol|Amsterdam|AMS NL -|52.3086 4.7639 -11|Europe/Amsterdam|90
BRU EBBR -|Brussels|Brussels|BRU BE -|50.9014 4.4844 184|Europe/Brussels|54
LUX ELLX -|Findel|Luxembourg|LUX LU -|49.6233 6.2044 1234|Europe/Luxembourg|26
FRA EDDF -|Frankfurt am Main|Frankfurt|FRA DE -|50.0333 8.5706 364|Europe/Berlin|90
MUC EDDM -|Munich|Munich|MUC DE -|48.3538 11.7861 1487|Europe/Berlin|74
BER EDDB -|Brandenburg|Berlin|BER DE -|52.3667 13.5033 157|Europe/Berlin|62
HAM EDDH -|Hamburg|Hamburg|HAM DE -|53.6304 9.9882 53|Europe/Berlin|46
DUS EDDL -|Dusseldorf|Dusseldorf|DUS DE -|51.2895 6.7668 147|Europe/Berlin|50
STR EDDS -|Stuttgart|Stuttgart|STR DE -|48.6899 9.2220 1276|Europe/Berlin|36
CGN EDDK -|Cologne Bonn|Cologne|CGN DE -|50.8659 7.1427 302|Europe/Berlin|34
ZRH LSZH -|Zurich|Zurich|ZRH CH -|47.4647 8.5492 1416|Europe/Zurich|64
GVA LSGG -|Geneva|Geneva|GVA CH -|46.2381 6.1089 1411|Europe/Zurich|48
VIE LOWW -|Vienna International|Vienna|VIE AT -|48.1103 16.5697 600|Europe/Vienna|58
MAD LEMD -|Adolfo Suarez Barajas|Madrid|MAD ES -|40.4719 -3.5626 1998|Europe/Madrid|86
BCN LEBL -|Josep Tarradellas El Prat|Barcelona|BCN ES -|41.2971 2.0785 12|Europe/Madrid|82
PMI LEPA -|Palma de Mallorca|Palma de Mallorca|PMI ES -|39.5517 2.7388 27|Europe/Madrid|60
AGP LEMG -|Malaga-Costa del Sol|Malaga|AGP ES -|36.6749 -4.4991 53|Europe/Madrid|52
LIS LPPT -|Humberto Delgado|Lisbon|LIS PT -|38.7813 -9.1359 374|Europe/Lisbon|64
OPO LPPR -|Francisco Sa Carneiro|Porto|OPO PT -|41.2481 -8.6814 228|Europe/Lisbon|42
FCO LIRF -|Fiumicino|Rome|ROM IT -|41.8003 12.2389 13|Europe/Rome|76
MXP LIMC -|Malpensa|Milan|MIL IT -|45.6306 8.7281 768|Europe/Rome|58
LIN LIML -|Linate|Milan|MIL IT -|45.4451 9.2767 353|Europe/Rome|36
VCE LIPZ -|Marco Polo|Venice|VCE IT -|45.5053 12.3519 7|Europe/Rome|42
NAP LIRN -|Capodichino|Naples|NAP IT -|40.8860 14.2908 294|Europe/Rome|38
ATH LGAV -|Eleftherios Venizelos|Athens|ATH GR -|37.9364 23.9445 308|Europe/Athens|58
CPH EKCH -|Kastrup|Copenhagen|CPH DK -|55.6180 12.6560 17|Europe/Copenhagen|62
OSL ENGM -|Gardermoen|Oslo|OSL NO -|60.1939 11.1004 681|Europe/Oslo|56
BGO ENBR -|Flesland|Bergen|BGO NO -|60.2934 5.2181 170|Europe/Oslo|28
ARN ESSA -|Arlanda|Stockholm|STO SE -|59.6519 17.9186 137|Europe/Stockholm|58
GOT ESGG -|Landvetter|Gothenburg|GOT SE -|57.6628 12.2798 506|Europe/Stockholm|30
HEL EFHK -|Vantaa|Helsinki|HEL FI -|60.3172 24.9633 179|Europe/Helsinki|52
RIX EVRA -|Riga International|Riga|RIX LV -|56.9236 23.9711 36|Europe/Riga|30
WAW EPWA -|Chopin|Warsaw|WAW PL -|52.1657 20.9671 362|Europe/Warsaw|50
KRK EPKK -|John Paul II|Krakow|KRK PL -|50.0777 19.7848 791|Europe/Warsaw|34
PRG LKPR -|Vaclav Havel|Prague|PRG CZ -|50.1008 14.2600 1247|Europe/Prague|46
BUD LHBP -|Ferenc Liszt|Budapest|BUD HU -|47.4369 19.2556 495|Europe/Budapest|46
OTP LROP -|Henri Coanda|Bucharest|BUH RO -|44.5711 26.0850 314|Europe/Bucharest|42
SOF LBSF -|Sofia|Sofia|SOF BG -|42.6967 23.4114 1742|Europe/Sofia|32
BEG LYBE -|Nikola Tesla|Belgrade|BEG RS -|44.8184 20.3091 335|Europe/Belgrade|34
ZAG LDZA -|Franjo Tudman|Zagreb|ZAG HR -|45.7429 16.0688 353|Europe/Zagreb|28
IST LTFM -|Istanbul|Istanbul|IST TR -|41.2753 28.7519 325|Europe/Istanbul|90
SAW LTFJ -|Sabiha Gokcen|Istanbul|IST TR -|40.8986 29.3092 312|Europe/Istanbul|56
`
