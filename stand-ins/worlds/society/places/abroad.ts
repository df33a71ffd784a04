/**
 * Foreign cities: name, country, latitude, longitude, time zone, first digits of postal codes, calling code and area
 * code, weight.
 */
export const ABROAD = `
London|GB|51.5074|-0.1278|Europe/London|EC|44 20|60
Berlin|DE|52.5200|13.4050|Europe/Berlin|101|49 30|30
Paris|FR|48.8566|2.3522|Europe/Paris|750|33 1|32
Amsterdam|NL|52.3676|4.9041|Europe/Amsterdam|101|31 20|20
Toronto|CA|43.6532|-79.3832|America/Toronto|M5|1 416|28
Vancouver|CA|49.2827|-123.1207|America/Vancouver|V6|1 604|14
Dublin|IE|53.3498|-6.2603|Europe/Dublin|D0|353 1|14
Stockholm|SE|59.3293|18.0686|Europe/Stockholm|111|46 8|14
Zurich|CH|47.3769|8.5417|Europe/Zurich|80|41 44|12
Madrid|ES|40.4168|-3.7038|Europe/Madrid|280|34 91|14
Munich|DE|48.1351|11.5820|Europe/Berlin|803|49 89|14
Lisbon|PT|38.7223|-9.1393|Europe/Lisbon|110|351 21|8
Tel Aviv|IL|32.0853|34.7818|Asia/Jerusalem|61|972 3|14
Singapore|SG|1.3521|103.8198|Asia/Singapore|04|65 6|18
Sydney|AU|-33.8688|151.2093|Australia/Sydney|20|61 2|18
Bengaluru|IN|12.9716|77.5946|Asia/Kolkata|560|91 80|22
Tokyo|JP|35.6762|139.6503|Asia/Tokyo|100|81 3|18
Sao Paulo|BR|-23.5505|-46.6333|America/Sao_Paulo|013|55 11|12
`
