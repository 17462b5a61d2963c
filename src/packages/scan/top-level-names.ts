/** Top-level names of four letters and more: `a.completed` is a property of a program, and no host. */
import { RESERVED_TOPS } from './host-lists.ts'

const NAMES: ReadonlySet<string> = new Set(
  `
  aarp abarth abbott abbvie able abogado abudhabi academy accenture accountant accountants actor adult aero aetna africa agakhan agency
  airbus airforce airtel akdn alfaromeo alibaba alipay allfinanz allstate ally alsace alstom amazon americanexpress americanfamily amex
  amfam amica amsterdam analytics android anquan apartments apple aquarelle arab aramco archi army arpa arte asda asia associates
  athleta attorney auction audi audible audio auspost author auto autos avianca azure baby baidu banamex bananarepublic band bank
  barcelona barclaycard barclays barefoot bargains baseball basketball bauhaus bayern bbva beats beauty beer bentley berlin best bestbuy
  bharti bible bike bing bingo black blackfriday blockbuster blog bloomberg blue bnpparibas boats boehringer bofa bond book booking
  bosch bostik boston boutique bradesco bridgestone broadway broker brother brussels build builders business buzz cafe call calvinklein
  camera camp canon capetown capital capitalone caravan cards care career careers cars casa case cash casino catering catholic cbre
  center cern chanel channel charity chase chat cheap chintai christmas chrome church cipriani circle cisco citadel citi citic city
  cityeats claims cleaning click clinic clinique clothing cloud club clubmed coach codes coffee college cologne comcast commbank
  community company compare computer comsec condos construction consulting contact contractors cooking cookingchannel cool coop corsica
  country coupon coupons courses credit creditcard creditunion cricket crown cruise cruises cuisinella cymru cyou dabur dance data date
  dating datsun dclk deal dealer deals degree delivery dell deloitte delta democrat dental dentist desi design diamonds diet digital
  direct directory discount discover dish docs doctor domains download drive dubai dunlop dupont durban dvag earth edeka education email
  emerck energy engineer engineering enterprises epson equipment ericsson erni estate etisalat eurovision events exchange expert exposed
  express extraspace fage fail fairwinds faith family fans farm farmers fashion fast fedex feedback ferrari ferrero fiat fidelity fido
  film final finance financial fire firestone firmdale fish fishing fitness flickr flights flir florist flowers food foodnetwork
  football ford forex forsale forum foundation free fresenius frogans frontdoor frontier fujitsu fund furniture futbol gallery gallo
  gallup game games garden gbiz gent genting george ggee gift gifts gives giving glass global globo gmail gmbh godaddy gold goldpoint
  golf goodyear goog google grainger graphics gratis green gripe grocery group guardian gucci guge guide guitars guru hair hamburg
  hangout haus hdfc hdfcbank health healthcare help helsinki here hermes hgtv hiphop hisamitsu hitachi hockey holdings holiday homedepot
  homegoods homes homesense honda horse hospital host hosting hoteles hotels hotmail house hsbc hughes hyatt hyundai icbc ieee ikano
  imamat imdb immo immobilien industries infiniti info institute insurance insure international intuit investments ipiranga irish
  ismaili istanbul itau jaguar java jeep jetzt jewelry jobs joburg jpmorgan jprs juegos juniper kaufen kddi kerryhotels kerrylogistics
  kerryproperties kids kinder kindle kitchen kiwi koeln komatsu kosher kpmg kred kuokgroup kyoto lacaixa lamborghini lamer lancaster
  lancia land landrover lanxess lasalle latino latrobe lawyer lease leclerc lefrak legal lego lexus lgbt lidl life lifeinsurance
  lifestyle lighting like lilly limited limo lincoln linde link lipsy live living loan loans locker locus london lotte lotto love
  lplfinancial ltda lundbeck luxe luxury macys madrid maif maison makeup management mango market marketing markets marriott marshalls
  maserati mattel mckinsey media meet melbourne meme memorial menu merckmsd miami microsoft mini mint mitsubishi mobi mobile moda monash
  money monster mormon mortgage moscow moto motorcycles movie museum music mutual nagoya name natura navy netbank netflix network
  neustar news next nextdirect nexus nico nike nikon ninja nissan nissay nokia northwesternmutual norton nowruz nowtv observer office
  okinawa olayan olayangroup oldnavy ollo omega onion online open oracle orange organic origins osaka otsuka page panasonic paris pars
  partners parts party passagens pccw pfizer pharmacy philips phone photo photography photos physio pics pictet pictures ping pink
  pioneer pizza place play playstation plumbing plus pohl poker politie porn post pramerica praxi press prime prod productions prof
  progressive promo properties property protection prudential qpon quebec quest racing radio read realestate realtor realty recipes
  redstone redumbrella rehab reise reisen reit reliance rent rentals repair report republican rest restaurant review reviews rexroth
  rich richardli ricoh rocher rocks rodeo rogers room rsvp rugby ruhr ryukyu saarland safe safety sakura sale salon samsclub samsung
  sandvik sandvikcoromant sanofi sarl save saxo schaeffler schmidt scholarships school schule schwarz science scot search seat secure
  security seek select sener services seven sexy shangrila sharp shaw shell shia shiksha shoes shop shopping shouji show showtime silk
  sina singles site skin skype sling smart smile sncf soccer social softbank software sohu solar solutions song sony space sport spot
  stada staples star statebank statefarm stcgroup stockholm storage store stream studio study style sucks supplies supply support surf
  surgery suzuki swatch swiss sydney systems taipei talk taobao target tatamotors tatar tattoo taxi team tech technology temasek tennis
  teva theater theatre tiaa tickets tienda tiffany tips tires tirol tjmaxx tkmaxx tmall today tokyo tools toray toshiba total tours town
  toyota toys trade trading training travel travelchannel travelers travelersinsurance trust tube tunes tushu ubank unicom university
  vacations vana vanguard vegas ventures verisign versicherung viajes video viking villas virgin visa vision viva vivo vlaanderen vodka
  volkswagen volvo vote voting voto voyage vuelos wales walmart walter wang wanggou watch watches weather weatherchannel webcam weber
  website wedding weibo weir whoswho wien wiki williamhill windows wine winners wolterskluwer woodside work works world xbox xerox
  xfinity xihuan yachts yahoo yamaxun yandex yodobashi yoga yokohama youtube zappos zara zero zone zuerich
`
    .trim()
    .split(/\s+/),
)

/** They are reached by programs of their own. */
const HIDDEN_TOPS: ReadonlySet<string> = new Set(['onion', 'bazar', 'coin', 'crypto'])

/** Shorter ones are too many and too often new to be told apart. */
const SHORTEST = 4

/** Whether a name without a scheme may be one of a host. */
export const isTopLevel = (name: string): boolean =>
  name.length < SHORTEST || NAMES.has(name) || RESERVED_TOPS.has(name) || HIDDEN_TOPS.has(name)
