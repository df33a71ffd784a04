// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, codes of hotels whose
// company has none, and the orders of the embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// Our code of a hotel at a company whose own ids are longer than the eight characters of the contract. Rows stay: callers
/// keep codes.
model TravelHotelCode {
  /// \`XX\`, then six letters and digits.
  hotelId         String @id @map("hotel_id")
  /// The company's id of the hotel.
  accommodationId String @unique @map("accommodation_id")

  @@map("hotel_code")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hRnXBdwJCYUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSnA0i_woBANgPACGWDQEA2A8AIZkNAQDYDwAhmg1AANkPACGcDQAAuBIAIAEAAAABACABAAAAAQAgCIUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSnA0i_woBANgPACGWDQEA2A8AIZkNAQDYDwAhmg1AANkPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBb8KAAAAnA0C_woBAAAAAZYNAQAAAAGZDQEAAAABmg1AAAAAAQEIAAAJACAFvwoAAACcDQL_CgEAAAABlg0BAAAAAZkNAQAAAAGaDUAAAAABAQgAAAsAMAEIAAALADAFvwoAAIgYnA0i_woBAL8SACGWDQEAvxIAIZkNAQC_EgAhmg1AAMASACECAAAAAQAgCAAADgAgBb8KAACIGJwNIv8KAQC_EgAhlg0BAL8SACGZDQEAvxIAIZoNQADAEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAhRgAIBYAAIcYACAXAACGGAAgCIUKAACyEgAwhgoAABcAEIcKAACyEgAwvwoAALMSnA0i_woBAM0PACGWDQEAzQ8AIZkNAQDNDwAhmg1AAM4PACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPgKAQAAAAH_CgEA2A8AIZYNAQDYDwAhmg1AANkPACEBAAAAGgAgAQAAABoAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPgKAQDYDwAh_woBANgPACGWDQEA2A8AIZoNQADZDwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAT4CgEAAAAB_woBAAAAAZYNAQAAAAGaDUAAAAABAQgAACIAIAT4CgEAAAAB_woBAAAAAZYNAQAAAAGaDUAAAAABAQgAACQAMAEIAAAkADAE-AoBAL8SACH_CgEAvxIAIZYNAQC_EgAhmg1AAMASACECAAAAGgAgCAAAJwAgBPgKAQC_EgAh_woBAL8SACGWDQEAvxIAIZoNQADAEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAghgAIBYAAIQYACAXAACDGAAgB4UKAACwEgAwhgoAADAAEIcKAACwEgAw-AoBAM0PACH_CgEAzQ8AIZYNAQDNDwAhmg1AAM4PACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqFCgAArhIAMIYKAAA2ABCHCgAArhIAMIgKBAAAAAG_CgEA2A8AIf8KAQDYDwAhxAtAANkPACGWDQEA2A8AIZgNAACvEpgNIpkNAQDYDwAhAQAAADMAIAEAAAAzACAKhQoAAK4SADCGCgAANgAQhwoAAK4SADCICgQAiBAAIb8KAQDYDwAh_woBANgPACHEC0AA2Q8AIZYNAQDYDwAhmA0AAK8SmA0imQ0BANgPACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB4gKBAAAAAG_CgEAAAAB_woBAAAAAcQLQAAAAAGWDQEAAAABmA0AAACYDQKZDQEAAAABAQgAADsAIAeICgQAAAABvwoBAAAAAf8KAQAAAAHEC0AAAAABlg0BAAAAAZgNAAAAmA0CmQ0BAAAAAQEIAAA9ADABCAAAPQAwB4gKBADYEgAhvwoBAL8SACH_CgEAvxIAIcQLQADAEgAhlg0BAL8SACGYDQAAgRiYDSKZDQEAvxIAIQIAAAAzACAIAABAACAHiAoEANgSACG_CgEAvxIAIf8KAQC_EgAhxAtAAMASACGWDQEAvxIAIZgNAACBGJgNIpkNAQC_EgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA_BcAIBYAAP8XACAXAAD-FwAgOAAA_RcAIDkAAIAYACAKhQoAAKoSADCGCgAASQAQhwoAAKoSADCICgQA8A8AIb8KAQDNDwAh_woBAM0PACHEC0AAzg8AIZYNAQDNDwAhmA0AAKsSmA0imQ0BAM0PACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiFCgAAqRIAMIYKAABPABCHCgAAqRIAMO0MAgAAAAGSDQQAiBAAIZMNBACJEAAhlA0AAYYRACGVDUAA2Q8AIQEAAABMACABAAAATAAgCIUKAACpEgAwhgoAAE8AEIcKAACpEgAw7QwCANcPACGSDQQAiBAAIZMNBACJEAAhlA0AAYYRACGVDUAA2Q8AIQKTDQAAxBIAIJQNAADEEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBe0MAgAAAAGSDQQAAAABkw0EAAAAAZQNAAEAAAGVDUAAAAABAQgAAFQAIAXtDAIAAAABkg0EAAAAAZMNBAAAAAGUDQABAAABlQ1AAAAAAQEIAABWADABCAAAVgAwBe0MAgC-EgAhkg0EANgSACGTDQQA2hIAIZQNAAGrFQAhlQ1AAMASACECAAAATAAgCAAAWQAgBe0MAgC-EgAhkg0EANgSACGTDQQA2hIAIZQNAAGrFQAhlQ1AAMASACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD3FwAgFgAA-hcAIBcAAPkXACA4AAD4FwAgOQAA-xcAIJMNAADEEgAglA0AAMQSACAIhQoAAKgSADCGCgAAYgAQhwoAAKgSADDtDAIAzA8AIZINBADwDwAhkw0EAPMPACGUDQAB_RAAIZUNQADODwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQhQoAAKYSADCGCgAAaAAQhwoAAKYSADDqCgIA1w8AIcMMAAGFEQAh7QwCANcPACHvDAIA1w8AIYINEACKEAAhig0EAIgQACGLDQABhREAIYwNQADZDwAhjQ0AAYURACGODRAAihAAIY8NEADEEAAhkA0gAJMQACGRDQAApxIAIAEAAABlACABAAAAZQAgD4UKAACmEgAwhgoAAGgAEIcKAACmEgAw6goCANcPACHDDAABhREAIe0MAgDXDwAh7wwCANcPACGCDRAAihAAIYoNBACIEAAhiw0AAYURACGMDUAA2Q8AIY0NAAGFEQAhjg0QAIoQACGPDRAAxBAAIZANIACTEAAhAY8NAADEEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDOoKAgAAAAHDDAABAAAB7QwCAAAAAe8MAgAAAAGCDRAAAAABig0EAAAAAYsNAAEAAAGMDUAAAAABjQ0AAQAAAY4NEAAAAAGPDRAAAAABkA0gAAAAAQEIAABtACAM6goCAAAAAcMMAAEAAAHtDAIAAAAB7wwCAAAAAYINEAAAAAGKDQQAAAABiw0AAQAAAYwNQAAAAAGNDQABAAABjg0QAAAAAY8NEAAAAAGQDSAAAAABAQgAAG8AMAEIAABvADAM6goCAL4SACHDDAABqhUAIe0MAgC-EgAh7wwCAL4SACGCDRAA6xIAIYoNBADYEgAhiw0AAaoVACGMDUAAwBIAIY0NAAGqFQAhjg0QAOsSACGPDRAAtRMAIZANIADiEgAhAgAAAGUAIAgAAHIAIAzqCgIAvhIAIcMMAAGqFQAh7QwCAL4SACHvDAIAvhIAIYINEADrEgAhig0EANgSACGLDQABqhUAIYwNQADAEgAhjQ0AAaoVACGODRAA6xIAIY8NEAC1EwAhkA0gAOISACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADyFwAgFgAA9RcAIBcAAPQXACA4AADzFwAgOQAA9hcAII8NAADEEgAgD4UKAAClEgAwhgoAAHsAEIcKAAClEgAw6goCAMwPACHDDAAB_BAAIe0MAgDMDwAh7wwCAMwPACGCDRAAgRAAIYoNBADwDwAhiw0AAfwQACGMDUAAzg8AIY0NAAH8EAAhjg0QAIEQACGPDRAAuhAAIZANIAD8DwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAThQoAAKMSADCGCgAAgQEAEIcKAACjEgAwvQsAAYYRACHRCwQAiBAAIfMLAAGFEQAh-gsQAIoQACHDDAABhREAIe0MAgDXDwAh8gwEAIgQACH-DAABhREAIYENBACIEAAhgg0EAIgQACGEDQIA1w8AIYUNEACKEAAhhg0AAYYRACGHDQQAiBAAIYgNIACTEAAhiQ0AAKQSACABAAAAfgAgAQAAAH4AIBKFCgAAoxIAMIYKAACBAQAQhwoAAKMSADC9CwABhhEAIdELBACIEAAh8wsAAYURACH6CxAAihAAIcMMAAGFEQAh7QwCANcPACHyDAQAiBAAIf4MAAGFEQAhgQ0EAIgQACGCDQQAiBAAIYQNAgDXDwAhhQ0QAIoQACGGDQABhhEAIYcNBACIEAAhiA0gAJMQACECvQsAAMQSACCGDQAAxBIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-9CwABAAAB0QsEAAAAAfMLAAEAAAH6CxAAAAABwwwAAQAAAe0MAgAAAAHyDAQAAAAB_gwAAQAAAYENBAAAAAGCDQQAAAABhA0CAAAAAYUNEAAAAAGGDQABAAABhw0EAAAAAYgNIAAAAAEBCAAAhgEAIA-9CwABAAAB0QsEAAAAAfMLAAEAAAH6CxAAAAABwwwAAQAAAe0MAgAAAAHyDAQAAAAB_gwAAQAAAYENBAAAAAGCDQQAAAABhA0CAAAAAYUNEAAAAAGGDQABAAABhw0EAAAAAYgNIAAAAAEBCAAAiAEAMAEIAACIAQAwD70LAAGrFQAh0QsEANgSACHzCwABqhUAIfoLEADrEgAhwwwAAaoVACHtDAIAvhIAIfIMBADYEgAh_gwAAaoVACGBDQQA2BIAIYINBADYEgAhhA0CAL4SACGFDRAA6xIAIYYNAAGrFQAhhw0EANgSACGIDSAA4hIAIQIAAAB-ACAIAACLAQAgD70LAAGrFQAh0QsEANgSACHzCwABqhUAIfoLEADrEgAhwwwAAaoVACHtDAIAvhIAIfIMBADYEgAh_gwAAaoVACGBDQQA2BIAIYINBADYEgAhhA0CAL4SACGFDRAA6xIAIYYNAAGrFQAhhw0EANgSACGIDSAA4hIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADtFwAgFgAA8BcAIBcAAO8XACA4AADuFwAgOQAA8RcAIL0LAADEEgAghg0AAMQSACAShQoAAKISADCGCgAAlAEAEIcKAACiEgAwvQsAAf0QACHRCwQA8A8AIfMLAAH8EAAh-gsQAIEQACHDDAAB_BAAIe0MAgDMDwAh8gwEAPAPACH-DAAB_BAAIYENBADwDwAhgg0EAPAPACGEDQIAzA8AIYUNEACBEAAhhg0AAf0QACGHDQQA8A8AIYgNIAD8DwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGFEQAhuQsCANcPACG9CwABhhEAIfoLEACKEAAhnwwBAOMPACHtDAIA1w8AIfIMBACIEAAh8wwCANcPACH-DAABhREAIYANAQDYDwAhgQ0EAIgQACGCDQQAiBAAIYMNAAChEgAgAQAAAJcBACABAAAAlwEAIBCFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGFEQAhuQsCANcPACG9CwABhhEAIfoLEACKEAAhnwwBAOMPACHtDAIA1w8AIfIMBACIEAAh8wwCANcPACH-DAABhREAIYANAQDYDwAhgQ0EAIgQACGCDQQAiBAAIQK9CwAAxBIAIJ8MAADEEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDb8KAQAAAAHJCgABAAABuQsCAAAAAb0LAAEAAAH6CxAAAAABnwwBAAAAAe0MAgAAAAHyDAQAAAAB8wwCAAAAAf4MAAEAAAGADQEAAAABgQ0EAAAAAYINBAAAAAEBCAAAnwEAIA2_CgEAAAAByQoAAQAAAbkLAgAAAAG9CwABAAAB-gsQAAAAAZ8MAQAAAAHtDAIAAAAB8gwEAAAAAfMMAgAAAAH-DAABAAABgA0BAAAAAYENBAAAAAGCDQQAAAABAQgAAKEBADABCAAAoQEAMA2_CgEAvxIAIckKAAGqFQAhuQsCAL4SACG9CwABqxUAIfoLEADrEgAhnwwBAMgSACHtDAIAvhIAIfIMBADYEgAh8wwCAL4SACH-DAABqhUAIYANAQC_EgAhgQ0EANgSACGCDQQA2BIAIQIAAACXAQAgCAAApAEAIA2_CgEAvxIAIckKAAGqFQAhuQsCAL4SACG9CwABqxUAIfoLEADrEgAhnwwBAMgSACHtDAIAvhIAIfIMBADYEgAh8wwCAL4SACH-DAABqhUAIYANAQC_EgAhgQ0EANgSACGCDQQA2BIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAOgXACAWAADrFwAgFwAA6hcAIDgAAOkXACA5AADsFwAgvQsAAMQSACCfDAAAxBIAIBCFCgAAnxIAMIYKAACtAQAQhwoAAJ8SADC_CgEAzQ8AIckKAAH8EAAhuQsCAMwPACG9CwAB_RAAIfoLEACBEAAhnwwBAN4PACHtDAIAzA8AIfIMBADwDwAh8wwCAMwPACH-DAAB_BAAIYANAQDNDwAhgQ0EAPAPACGCDQQA8A8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEIUKAACdEgAwhgoAALMBABCHCgAAnRIAMMkKAAGFEQAhvQsAAYURACH6CxAAihAAIe0MAgDXDwAh8QwAAYURACHyDAQAiBAAIfMMAgDXDwAh-AwAAJoS-Awi-QwQAIoQACH8DAIA1w8AIf0MAgDXDwAh_gwAAYURACH_DAAAnhIAIAEAAACwAQAgAQAAALABACAPhQoAAJ0SADCGCgAAswEAEIcKAACdEgAwyQoAAYURACG9CwABhREAIfoLEACKEAAh7QwCANcPACHxDAABhREAIfIMBACIEAAh8wwCANcPACH4DAAAmhL4DCL5DBAAihAAIfwMAgDXDwAh_QwCANcPACH-DAABhREAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMyQoAAQAAAb0LAAEAAAH6CxAAAAAB7QwCAAAAAfEMAAEAAAHyDAQAAAAB8wwCAAAAAfgMAAAA-AwC-QwQAAAAAfwMAgAAAAH9DAIAAAAB_gwAAQAAAQEIAAC4AQAgDMkKAAEAAAG9CwABAAAB-gsQAAAAAe0MAgAAAAHxDAABAAAB8gwEAAAAAfMMAgAAAAH4DAAAAPgMAvkMEAAAAAH8DAIAAAAB_QwCAAAAAf4MAAEAAAEBCAAAugEAMAEIAAC6AQAwDMkKAAGqFQAhvQsAAaoVACH6CxAA6xIAIe0MAgC-EgAh8QwAAaoVACHyDAQA2BIAIfMMAgC-EgAh-AwAAOIX-Awi-QwQAOsSACH8DAIAvhIAIf0MAgC-EgAh_gwAAaoVACECAAAAsAEAIAgAAL0BACAMyQoAAaoVACG9CwABqhUAIfoLEADrEgAh7QwCAL4SACHxDAABqhUAIfIMBADYEgAh8wwCAL4SACH4DAAA4hf4DCL5DBAA6xIAIfwMAgC-EgAh_QwCAL4SACH-DAABqhUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOMXACAWAADmFwAgFwAA5RcAIDgAAOQXACA5AADnFwAgD4UKAACcEgAwhgoAAMYBABCHCgAAnBIAMMkKAAH8EAAhvQsAAfwQACH6CxAAgRAAIe0MAgDMDwAh8QwAAfwQACHyDAQA8A8AIfMMAgDMDwAh-AwAAJYS-Awi-QwQAIEQACH8DAIAzA8AIf0MAgDMDwAh_gwAAfwQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuFCgAAmRIAMIYKAADMAQAQhwoAAJkSADCeCwABhREAIecLEACKEAAh7QwCANcPACHxDAABhREAIfgMAACaEvgMIvkMEACKEAAh-gwCANcPACH7DAAAmxIAIAEAAADJAQAgAQAAAMkBACAKhQoAAJkSADCGCgAAzAEAEIcKAACZEgAwngsAAYURACHnCxAAihAAIe0MAgDXDwAh8QwAAYURACH4DAAAmhL4DCL5DBAAihAAIfoMAgDXDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAeeCwABAAAB5wsQAAAAAe0MAgAAAAHxDAABAAAB-AwAAAD4DAL5DBAAAAAB-gwCAAAAAQEIAADRAQAgB54LAAEAAAHnCxAAAAAB7QwCAAAAAfEMAAEAAAH4DAAAAPgMAvkMEAAAAAH6DAIAAAABAQgAANMBADABCAAA0wEAMAeeCwABqhUAIecLEADrEgAh7QwCAL4SACHxDAABqhUAIfgMAADiF_gMIvkMEADrEgAh-gwCAL4SACECAAAAyQEAIAgAANYBACAHngsAAaoVACHnCxAA6xIAIe0MAgC-EgAh8QwAAaoVACH4DAAA4hf4DCL5DBAA6xIAIfoMAgC-EgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA3RcAIBYAAOAXACAXAADfFwAgOAAA3hcAIDkAAOEXACAKhQoAAJUSADCGCgAA3wEAEIcKAACVEgAwngsAAfwQACHnCxAAgRAAIe0MAgDMDwAh8QwAAfwQACH4DAAAlhL4DCL5DBAAgRAAIfoMAgDMDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYURACHtDAIA1w8AIfEMAAGFEQAh8gwEAIgQACHzDAIA1w8AIfQMAAGFEQAh9QwAAYYRACH2DAAAlBIAIAEAAADiAQAgAQAAAOIBACAKhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYURACHtDAIA1w8AIfEMAAGFEQAh8gwEAIgQACHzDAIA1w8AIfQMAAGFEQAh9QwAAYYRACEB9QwAAMQSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHyQoAAQAAAe0MAgAAAAHxDAABAAAB8gwEAAAAAfMMAgAAAAH0DAABAAAB9QwAAQAAAQEIAADqAQAgB8kKAAEAAAHtDAIAAAAB8QwAAQAAAfIMBAAAAAHzDAIAAAAB9AwAAQAAAfUMAAEAAAEBCAAA7AEAMAEIAADsAQAwB8kKAAGqFQAh7QwCAL4SACHxDAABqhUAIfIMBADYEgAh8wwCAL4SACH0DAABqhUAIfUMAAGrFQAhAgAAAOIBACAIAADvAQAgB8kKAAGqFQAh7QwCAL4SACHxDAABqhUAIfIMBADYEgAh8wwCAL4SACH0DAABqhUAIfUMAAGrFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA2BcAIBYAANsXACAXAADaFwAgOAAA2RcAIDkAANwXACD1DAAAxBIAIAqFCgAAkhIAMIYKAAD4AQAQhwoAAJISADDJCgAB_BAAIe0MAgDMDwAh8QwAAfwQACHyDAQA8A8AIfMMAgDMDwAh9AwAAfwQACH1DAAB_RAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCYUKAACQEgAwhgoAAP4BABCHCgAAkBIAMOoKBACIEAAhrwtAANkPACHtDAIA1w8AIe4MAgDXDwAh7wwEAIgQACHwDAAAkRIAIAEAAAD7AQAgAQAAAPsBACAIhQoAAJASADCGCgAA_gEAEIcKAACQEgAw6goEAIgQACGvC0AA2Q8AIe0MAgDXDwAh7gwCANcPACHvDAQAiBAAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF6goEAAAAAa8LQAAAAAHtDAIAAAAB7gwCAAAAAe8MBAAAAAEBCAAAgwIAIAXqCgQAAAABrwtAAAAAAe0MAgAAAAHuDAIAAAAB7wwEAAAAAQEIAACFAgAwAQgAAIUCADAF6goEANgSACGvC0AAwBIAIe0MAgC-EgAh7gwCAL4SACHvDAQA2BIAIQIAAAD7AQAgCAAAiAIAIAXqCgQA2BIAIa8LQADAEgAh7QwCAL4SACHuDAIAvhIAIe8MBADYEgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA0xcAIBYAANYXACAXAADVFwAgOAAA1BcAIDkAANcXACAIhQoAAI8SADCGCgAAkQIAEIcKAACPEgAw6goEAPAPACGvC0AAzg8AIe0MAgDMDwAh7gwCAMwPACHvDAQA8A8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEoUKAACOEgAwhgoAAJcCABCHCgAAjhIAMKILQADZDwAhpQsBANgPACHgDAEAAAAB4QwCANcPACHiDAAApBAAIOMMAQDYDwAh5AwAAKQQACDlDAEA2A8AIeYMIACTEAAh5wwCANcPACHoDAEA2A8AIekMAQDYDwAh6gwBANgPACHrDAABhhEAIewMAQDYDwAhAQAAAJQCACABAAAAlAIAIBKFCgAAjhIAMIYKAACXAgAQhwoAAI4SADCiC0AA2Q8AIaULAQDYDwAh4AwBANgPACHhDAIA1w8AIeIMAACkEAAg4wwBANgPACHkDAAApBAAIOUMAQDYDwAh5gwgAJMQACHnDAIA1w8AIegMAQDYDwAh6QwBANgPACHqDAEA2A8AIesMAAGGEQAh7AwBANgPACEB6wwAAMQSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPogtAAAAAAaULAQAAAAHgDAEAAAAB4QwCAAAAAeIMgAAAAAHjDAEAAAAB5AyAAAAAAeUMAQAAAAHmDCAAAAAB5wwCAAAAAegMAQAAAAHpDAEAAAAB6gwBAAAAAesMAAEAAAHsDAEAAAABAQgAAJwCACAPogtAAAAAAaULAQAAAAHgDAEAAAAB4QwCAAAAAeIMgAAAAAHjDAEAAAAB5AyAAAAAAeUMAQAAAAHmDCAAAAAB5wwCAAAAAegMAQAAAAHpDAEAAAAB6gwBAAAAAesMAAEAAAHsDAEAAAABAQgAAJ4CADABCAAAngIAMA-iC0AAwBIAIaULAQC_EgAh4AwBAL8SACHhDAIAvhIAIeIMgAAAAAHjDAEAvxIAIeQMgAAAAAHlDAEAvxIAIeYMIADiEgAh5wwCAL4SACHoDAEAvxIAIekMAQC_EgAh6gwBAL8SACHrDAABqxUAIewMAQC_EgAhAgAAAJQCACAIAAChAgAgD6ILQADAEgAhpQsBAL8SACHgDAEAvxIAIeEMAgC-EgAh4gyAAAAAAeMMAQC_EgAh5AyAAAAAAeUMAQC_EgAh5gwgAOISACHnDAIAvhIAIegMAQC_EgAh6QwBAL8SACHqDAEAvxIAIesMAAGrFQAh7AwBAL8SACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADOFwAgFgAA0RcAIBcAANAXACA4AADPFwAgOQAA0hcAIOsMAADEEgAgEoUKAACNEgAwhgoAAKoCABCHCgAAjRIAMKILQADODwAhpQsBAM0PACHgDAEAzQ8AIeEMAgDMDwAh4gwAAJ4QACDjDAEAzQ8AIeQMAACeEAAg5QwBAM0PACHmDCAA_A8AIecMAgDMDwAh6AwBAM0PACHpDAEAzQ8AIeoMAQDNDwAh6wwAAf0QACHsDAEAzQ8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFoUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBAAAAAGfCgAAixLZDCKjCgIA1w8AIb8KAACKEtgMIsAKAQDYDwAhygoBAAAAAf8KAQDjDwAhgAtAAO0PACGaCwQAiBAAIaMLAQDYDwAhgwwBAAAAAYQMQADZDwAh2QwCANcPACHaDEAA7Q8AIdsMAgCQEAAh3AxAAO0PACHdDEAA7Q8AId4MQADtDwAh3wwAAIwSACABAAAArQIAIAEAAACtAgAgFYUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBACIEAAhnwoAAIsS2QwiowoCANcPACG_CgAAihLYDCLACgEA2A8AIcoKAQDYDwAh_woBAOMPACGAC0AA7Q8AIZoLBACIEAAhowsBANgPACGDDAEA4w8AIYQMQADZDwAh2QwCANcPACHaDEAA7Q8AIdsMAgCQEAAh3AxAAO0PACHdDEAA7Q8AId4MQADtDwAhCP8KAADEEgAggAsAAMQSACCDDAAAxBIAINoMAADEEgAg2wwAAMQSACDcDAAAxBIAIN0MAADEEgAg3gwAAMQSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASiAoEAAAAAZ8KAAAA2QwCowoCAAAAAb8KAAAA2AwCwAoBAAAAAcoKAQAAAAH_CgEAAAABgAtAAAAAAZoLBAAAAAGjCwEAAAABgwwBAAAAAYQMQAAAAAHZDAIAAAAB2gxAAAAAAdsMAgAAAAHcDEAAAAAB3QxAAAAAAd4MQAAAAAEBCAAAtQIAIBKICgQAAAABnwoAAADZDAKjCgIAAAABvwoAAADYDALACgEAAAABygoBAAAAAf8KAQAAAAGAC0AAAAABmgsEAAAAAaMLAQAAAAGDDAEAAAABhAxAAAAAAdkMAgAAAAHaDEAAAAAB2wwCAAAAAdwMQAAAAAHdDEAAAAAB3gxAAAAAAQEIAAC3AgAwAQgAALcCADASiAoEANgSACGfCgAAzRfZDCKjCgIAvhIAIb8KAADMF9gMIsAKAQC_EgAhygoBAL8SACH_CgEAyBIAIYALQADPEgAhmgsEANgSACGjCwEAvxIAIYMMAQDIEgAhhAxAAMASACHZDAIAvhIAIdoMQADPEgAh2wwCANkSACHcDEAAzxIAId0MQADPEgAh3gxAAM8SACECAAAArQIAIAgAALoCACASiAoEANgSACGfCgAAzRfZDCKjCgIAvhIAIb8KAADMF9gMIsAKAQC_EgAhygoBAL8SACH_CgEAyBIAIYALQADPEgAhmgsEANgSACGjCwEAvxIAIYMMAQDIEgAhhAxAAMASACHZDAIAvhIAIdoMQADPEgAh2wwCANkSACHcDEAAzxIAId0MQADPEgAh3gxAAM8SACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADHFwAgFgAAyhcAIBcAAMkXACA4AADIFwAgOQAAyxcAIP8KAADEEgAggAsAAMQSACCDDAAAxBIAINoMAADEEgAg2wwAAMQSACDcDAAAxBIAIN0MAADEEgAg3gwAAMQSACAVhQoAAIISADCGCgAAwwIAEIcKAACCEgAwiAoEAPAPACGfCgAAhBLZDCKjCgIAzA8AIb8KAACDEtgMIsAKAQDNDwAhygoBAM0PACH_CgEA3g8AIYALQADmDwAhmgsEAPAPACGjCwEAzQ8AIYMMAQDeDwAhhAxAAM4PACHZDAIAzA8AIdoMQADmDwAh2wwCAPIPACHcDEAA5g8AId0MQADmDwAh3gxAAOYPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA_xEAIIUKAAD9EQAwhgoAAM4CABCHCgAA_REAMIsKQADZDwAhmQpAAO0PACGfCgAA_hHODCLkCgQAiBAAIZ4LAQDYDwAhpQsBAAAAAfwLAgDXDwAhzgxAAO0PACHPDAEA4w8AIdAMQADtDwAh0QxAAO0PACHSDEAA7Q8AIdMMAgDXDwAh1AxAAO0PACHVDEAA7Q8AIdYMQADtDwAhAQAAAMYCACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAiBAAIaMLAQDYDwAhpQsBANgPACH5CwEA2A8AIfoLAQDYDwAh-wsCANcPACEB3AEAAMYXACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAAAABowsBANgPACGlCwEA2A8AIfkLAQDYDwAh-gsBANgPACH7CwIA1w8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec4MIuQKBACIEAAhngsBANgPACGlCwEA2A8AIfwLAgDXDwAhzgxAAO0PACHPDAEA4w8AIdAMQADtDwAh0QxAAO0PACHSDEAA7Q8AIdMMAgDXDwAh1AxAAO0PACHVDEAA7Q8AIdYMQADtDwAhCt0BAADFFwAgmQoAAMQSACDODAAAxBIAIM8MAADEEgAg0AwAAMQSACDRDAAAxBIAINIMAADEEgAg1AwAAMQSACDVDAAAxBIAINYMAADEEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADEFwAgiwpAAAAAAZkKQAAAAAGfCgAAAM4MAuQKBAAAAAGeCwEAAAABpQsBAAAAAfwLAgAAAAHODEAAAAABzwwBAAAAAdAMQAAAAAHRDEAAAAAB0gxAAAAAAdMMAgAAAAHUDEAAAAAB1QxAAAAAAdYMQAAAAAEBCAAA0wIAIBCLCkAAAAABmQpAAAAAAZ8KAAAAzgwC5AoEAAAAAZ4LAQAAAAGlCwEAAAAB_AsCAAAAAc4MQAAAAAHPDAEAAAAB0AxAAAAAAdEMQAAAAAHSDEAAAAAB0wwCAAAAAdQMQAAAAAHVDEAAAAAB1gxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAALcXACCLCkAAwBIAIZkKQADPEgAhnwoAALYXzgwi5AoEANgSACGeCwEAvxIAIaULAQC_EgAh_AsCAL4SACHODEAAzxIAIc8MAQDIEgAh0AxAAM8SACHRDEAAzxIAIdIMQADPEgAh0wwCAL4SACHUDEAAzxIAIdUMQADPEgAh1gxAAM8SACECAAAAxgIAIAgAANgCACAQiwpAAMASACGZCkAAzxIAIZ8KAAC2F84MIuQKBADYEgAhngsBAL8SACGlCwEAvxIAIfwLAgC-EgAhzgxAAM8SACHPDAEAyBIAIdAMQADPEgAh0QxAAM8SACHSDEAAzxIAIdMMAgC-EgAh1AxAAM8SACHVDEAAzxIAIdYMQADPEgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAsRcAIBYAALQXACAXAACzFwAgOAAAshcAIDkAALUXACCZCgAAxBIAIM4MAADEEgAgzwwAAMQSACDQDAAAxBIAINEMAADEEgAg0gwAAMQSACDUDAAAxBIAINUMAADEEgAg1gwAAMQSACAThQoAAPkRADCGCgAA4QIAEIcKAAD5EQAwiwpAAM4PACGZCkAA5g8AIZ8KAAD6Ec4MIuQKBADwDwAhngsBAM0PACGlCwEAzQ8AIfwLAgDMDwAhzgxAAOYPACHPDAEA3g8AIdAMQADmDwAh0QxAAOYPACHSDEAA5g8AIdMMAgDMDwAh1AxAAOYPACHVDEAA5g8AIdYMQADmDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACwFwAgiAoEAAAAAaMLAQAAAAGlCwEAAAAB-QsBAAAAAfoLAQAAAAH7CwIAAAABAQgAAOkCACAGiAoEAAAAAaMLAQAAAAGlCwEAAAAB-QsBAAAAAfoLAQAAAAH7CwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAArxcAIIgKBADYEgAhowsBAL8SACGlCwEAvxIAIfkLAQC_EgAh-gsBAL8SACH7CwIAvhIAIQIAAADKAgAgCAAA7gIAIAaICgQA2BIAIaMLAQC_EgAhpQsBAL8SACH5CwEAvxIAIfoLAQC_EgAh-wsCAL4SACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACqFwAgFgAArRcAIBcAAKwXACA4AACrFwAgOQAArhcAIAmFCgAA-BEAMIYKAAD3AgAQhwoAAPgRADCICgQA8A8AIaMLAQDNDwAhpQsBAM0PACH5CwEAzQ8AIfoLAQDNDwAh-wsCAMwPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBAAAAAYILQADZDwAhwQwBANgPACHFDAEA2A8AIcYMAQDYDwAhxwwBANgPACHIDAEA4w8AIckMAQDYDwAhygwBANgPACHLDAEA2A8AIcwMQADtDwAhAQAAAPoCACABAAAA-gIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBANgPACGCC0AA2Q8AIcEMAQDYDwAhxQwBANgPACHGDAEA2A8AIccMAQDYDwAhyAwBAOMPACHJDAEA2A8AIcoMAQDYDwAhywwBANgPACHMDEAA7Q8AIQOfCgAAxBIAIMgMAADEEgAgzAwAAMQSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANiwpAAAAAAZ8KAQAAAAHACgEAAAABggtAAAAAAcEMAQAAAAHFDAEAAAABxgwBAAAAAccMAQAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDAEAAAABzAxAAAAAAQEIAACCAwAgDYsKQAAAAAGfCgEAAAABwAoBAAAAAYILQAAAAAHBDAEAAAABxQwBAAAAAcYMAQAAAAHHDAEAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywwBAAAAAcwMQAAAAAEBCAAAhAMAMAEIAACEAwAwDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYILQADAEgAhwQwBAL8SACHFDAEAvxIAIcYMAQC_EgAhxwwBAL8SACHIDAEAyBIAIckMAQC_EgAhygwBAL8SACHLDAEAvxIAIcwMQADPEgAhAgAAAPoCACAIAACHAwAgDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYILQADAEgAhwQwBAL8SACHFDAEAvxIAIcYMAQC_EgAhxwwBAL8SACHIDAEAyBIAIckMAQC_EgAhygwBAL8SACHLDAEAvxIAIcwMQADPEgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAApxcAIBYAAKkXACAXAACoFwAgnwoAAMQSACDIDAAAxBIAIMwMAADEEgAgEIUKAAD2EQAwhgoAAJADABCHCgAA9hEAMIsKQADODwAhnwoBAN4PACHACgEAzQ8AIYILQADODwAhwQwBAM0PACHFDAEAzQ8AIcYMAQDNDwAhxwwBAM0PACHIDAEA3g8AIckMAQDNDwAhygwBAM0PACHLDAEAzQ8AIcwMQADmDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMhQoAAPURADCGCgAAlgMAEIcKAAD1EQAwiAoEAAAAAZkKQADZDwAhwAoBANgPACHsCkAA2Q8AIYoMQADtDwAhwQwBANgPACHCDAABhREAIcMMAAGFEQAhxAwCANcPACEBAAAAkwMAIAEAAACTAwAgDIUKAAD1EQAwhgoAAJYDABCHCgAA9REAMIgKBACIEAAhmQpAANkPACHACgEA2A8AIewKQADZDwAhigxAAO0PACHBDAEA2A8AIcIMAAGFEQAhwwwAAYURACHEDAIA1w8AIQGKDAAAxBIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHsCkAAAAABigxAAAAAAcEMAQAAAAHCDAABAAABwwwAAQAAAcQMAgAAAAEBCAAAmwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHsCkAAAAABigxAAAAAAcEMAQAAAAHCDAABAAABwwwAAQAAAcQMAgAAAAEBCAAAnQMAMAEIAACdAwAwCYgKBADYEgAhmQpAAMASACHACgEAvxIAIewKQADAEgAhigxAAM8SACHBDAEAvxIAIcIMAAGqFQAhwwwAAaoVACHEDAIAvhIAIQIAAACTAwAgCAAAoAMAIAmICgQA2BIAIZkKQADAEgAhwAoBAL8SACHsCkAAwBIAIYoMQADPEgAhwQwBAL8SACHCDAABqhUAIcMMAAGqFQAhxAwCAL4SACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACiFwAgFgAApRcAIBcAAKQXACA4AACjFwAgOQAAphcAIIoMAADEEgAgDIUKAAD0EQAwhgoAAKkDABCHCgAA9BEAMIgKBADwDwAhmQpAAM4PACHACgEAzQ8AIewKQADODwAhigxAAOYPACHBDAEAzQ8AIcIMAAH8EAAhwwwAAfwQACHEDAIAzA8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFIUKAADzEQAwhgoAAK8DABCHCgAA8xEAMJMLQADZDwAhjQwBAOMPACGPDAEA2A8AIZAMAAGFEQAhkgwBAAAAAZMMAQDjDwAhlAwBAOMPACGtDCAAkxAAIbQMAQDYDwAhtQwBANgPACG6DAEA2A8AIbsMAQDjDwAhvAwBAOMPACG9DAEA4w8AIb4MAADEEQAgvwwAAMQRACDADEAA7Q8AIQEAAACsAwAgAQAAAKwDACAUhQoAAPMRADCGCgAArwMAEIcKAADzEQAwkwtAANkPACGNDAEA4w8AIY8MAQDYDwAhkAwAAYURACGSDAEA2A8AIZMMAQDjDwAhlAwBAOMPACGtDCAAkxAAIbQMAQDYDwAhtQwBANgPACG6DAEA2A8AIbsMAQDjDwAhvAwBAOMPACG9DAEA4w8AIb4MAADEEQAgvwwAAMQRACDADEAA7Q8AIQeNDAAAxBIAIJMMAADEEgAglAwAAMQSACC7DAAAxBIAILwMAADEEgAgvQwAAMQSACDADAAAxBIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGTC0AAwBIAIY0MAQDIEgAhjwwBAL8SACGQDAABqhUAIZIMAQC_EgAhkwwBAMgSACGUDAEAyBIAIa0MIADiEgAhtAwBAL8SACG1DAEAvxIAIboMAQC_EgAhuwwBAMgSACG8DAEAyBIAIb0MAQDIEgAhvgwAAKAXACC_DAAAoRcAIMAMQADPEgAhAgAAAKwDACAIAAC0AwAgEZMLQADAEgAhjQwBAMgSACGPDAEAvxIAIZAMAAGqFQAhkgwBAL8SACGTDAEAyBIAIZQMAQDIEgAhrQwgAOISACG0DAEAvxIAIbUMAQC_EgAhugwBAL8SACG7DAEAyBIAIbwMAQDIEgAhvQwBAMgSACG-DAAAoBcAIL8MAAChFwAgwAxAAM8SACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAJ0XACAWAACfFwAgFwAAnhcAII0MAADEEgAgkwwAAMQSACCUDAAAxBIAILsMAADEEgAgvAwAAMQSACC9DAAAxBIAIMAMAADEEgAgFIUKAADyEQAwhgoAALwDABCHCgAA8hEAMJMLQADODwAhjQwBAN4PACGPDAEAzQ8AIZAMAAH8EAAhkgwBAM0PACGTDAEA3g8AIZQMAQDeDwAhrQwgAPwPACG0DAEAzQ8AIbUMAQDNDwAhugwBAM0PACG7DAEA3g8AIbwMAQDeDwAhvQwBAN4PACG-DAAAxBEAIL8MAADEEQAgwAxAAOYPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGFCgAA7hEAMIYKAADCAwAQhwoAAO4RADC5CwIA1w8AIZIMAQDYDwAhkwwBAOMPACGuDAEA2A8AIa8MAgDXDwAhsQwAAO8RsQwisgwCAJAQACGzDAEA4w8AIbQMAQDjDwAhtQwBAOMPACG2DAAAjxAAILcMAgDXDwAhuAwAAPARACC5DAAA8REAIAEAAAC_AwAgAQAAAL8DACAPhQoAAO4RADCGCgAAwgMAEIcKAADuEQAwuQsCANcPACGSDAEA2A8AIZMMAQDjDwAhrgwBANgPACGvDAIA1w8AIbEMAADvEbEMIrIMAgCQEAAhswwBAOMPACG0DAEA4w8AIbUMAQDjDwAhtgwAAI8QACC3DAIA1w8AIQaTDAAAxBIAILIMAADEEgAgswwAAMQSACC0DAAAxBIAILUMAADEEgAgtgwAAMQSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMuQsCAAAAAZIMAQAAAAGTDAEAAAABrgwBAAAAAa8MAgAAAAGxDAAAALEMArIMAgAAAAGzDAEAAAABtAwBAAAAAbUMAQAAAAG2DIAAAAABtwwCAAAAAQEIAADHAwAgDLkLAgAAAAGSDAEAAAABkwwBAAAAAa4MAQAAAAGvDAIAAAABsQwAAACxDAKyDAIAAAABswwBAAAAAbQMAQAAAAG1DAEAAAABtgyAAAAAAbcMAgAAAAEBCAAAyQMAMAEIAADJAwAwDLkLAgC-EgAhkgwBAL8SACGTDAEAyBIAIa4MAQC_EgAhrwwCAL4SACGxDAAAnBexDCKyDAIA2RIAIbMMAQDIEgAhtAwBAMgSACG1DAEAyBIAIbYMgAAAAAG3DAIAvhIAIQIAAAC_AwAgCAAAzAMAIAy5CwIAvhIAIZIMAQC_EgAhkwwBAMgSACGuDAEAvxIAIa8MAgC-EgAhsQwAAJwXsQwisgwCANkSACGzDAEAyBIAIbQMAQDIEgAhtQwBAMgSACG2DIAAAAABtwwCAL4SACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACXFwAgFgAAmhcAIBcAAJkXACA4AACYFwAgOQAAmxcAIJMMAADEEgAgsgwAAMQSACCzDAAAxBIAILQMAADEEgAgtQwAAMQSACC2DAAAxBIAIA-FCgAA6hEAMIYKAADVAwAQhwoAAOoRADC5CwIAzA8AIZIMAQDNDwAhkwwBAN4PACGuDAEAzQ8AIa8MAgDMDwAhsQwAAOsRsQwisgwCAPIPACGzDAEA3g8AIbQMAQDeDwAhtQwBAN4PACG2DAAA8Q8AILcMAgDMDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBAAAAAYsKQADZDwAhmQpAANkPACGeCwEA2A8AIZIMAQDYDwAhkwwBAOMPACGtDCAA6REAIQEAAADYAwAgAQAAANgDACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhngsBANgPACGSDAEA2A8AIZMMAQDjDwAhrQwgAOkRACECkwwAAMQSACCtDAAAxBIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeICgEAAAABiwpAAAAAAZkKQAAAAAGeCwEAAAABkgwBAAAAAZMMAQAAAAGtDCAAAAABAQgAAOADACAHiAoBAAAAAYsKQAAAAAGZCkAAAAABngsBAAAAAZIMAQAAAAGTDAEAAAABrQwgAAAAAQEIAADiAwAwAQgAAOIDADAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhngsBAL8SACGSDAEAvxIAIZMMAQDIEgAhrQwgAJYXACECAAAA2AMAIAgAAOUDACAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhngsBAL8SACGSDAEAvxIAIZMMAQDIEgAhrQwgAJYXACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACTFwAgFgAAlRcAIBcAAJQXACCTDAAAxBIAIK0MAADEEgAgCoUKAADkEQAwhgoAAO4DABCHCgAA5BEAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIZ4LAQDNDwAhkgwBAM0PACGTDAEA3g8AIa0MIADlEQAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQAAAAGLCkAA2Q8AIaULAQDYDwAhowwBANgPACGqDAEAAAABAQAAAPEDACAIygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh5QsBAJgQACGpDAAA4hGpDCIBygIAAJEXACAJygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh5QsBAJgQACGpDAAA4hGpDCKsDAAA4BEAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzwsAAN0RpQwi5QsBAIcRACGhDAQAiBAAIaIMAQDYDwAhowwBANgPACGlDAQAiBAAIaYMBACIEAAhpwxAAO0PACEGygIAAJEXACDNAgAAkhcAIJkKAADEEgAgoAoAAMQSACDlCwAAxBIAIKcMAADEEgAgEcoCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAAAABiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzwsAAN0RpQwi5QsBAIcRACGhDAQAiBAAIaIMAQAAAAGjDAEA2A8AIaUMBACIEAAhpgwEAIgQACGnDEAA7Q8AIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQCYEAAhiwpAANkPACGlCwEA2A8AIaMMAQDYDwAhqgwBANgPACEBAAAA-wMAIAnMAgAA2BEAIIUKAADXEQAwhgoAAP0DABCHCgAA1xEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIaAMAQCYEAAhoQwEAIgQACEBzAIAAJAXACAKzAIAANgRACCFCgAA1xEAMIYKAAD9AwAQhwoAANcRADCICgEAAAABiwpAANkPACHACgEA2A8AIaAMAQCYEAAhoQwEAIgQACGrDAAA1hEAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAjhcAIM4CAACPFwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACMFwAgzgIAAI0XACCICgEAAAABiwpAAAAAAaULAQAAAAGjDAEAAAABqgwBAAAAAQEIAACJBAAgBYgKAQAAAAGLCkAAAAABpQsBAAAAAaMMAQAAAAGqDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA8hYAIM4CAADzFgAgiAoBAL8SACGLCkAAwBIAIaULAQC_EgAhowwBAL8SACGqDAEAvxIAIQIAAADxAwAgCAAAjgQAIAWICgEAvxIAIYsKQADAEgAhpQsBAL8SACGjDAEAvxIAIaoMAQC_EgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA7xYAIBYAAPEWACAXAADwFgAgCIUKAADVEQAwhgoAAJcEABCHCgAA1REAMIgKAQCVEAAhiwpAAM4PACGlCwEAzQ8AIaMMAQDNDwAhqgwBAM0PACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAO4WACCLCkAAAAABwAoBAAAAAeULAQAAAAGpDAAAAKkMAgEIAACfBAAgBIsKQAAAAAHACgEAAAAB5QsBAAAAAakMAAAAqQwCAQgAAKEEADABCAAAoQQAMAXKAgAA7RYAIIsKQADAEgAhwAoBAL8SACHlCwEAvxIAIakMAADsFqkMIgIAAAD1AwAgCAAApAQAIASLCkAAwBIAIcAKAQC_EgAh5QsBAL8SACGpDAAA7BapDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADpFgAgFgAA6xYAIBcAAOoWACAHhQoAANERADCGCgAArQQAEIcKAADREQAwiwpAAM4PACHACgEAzQ8AIeULAQCVEAAhqQwAANIRqQwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADnFgAgzQIAAOgWACCICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzwsAAAClDALlCwEAAAABoQwEAAAAAaIMAQAAAAGjDAEAAAABpQwEAAAAAaYMBAAAAAGnDEAAAAABAQgAALUEACAMiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc8LAAAApQwC5QsBAAAAAaEMBAAAAAGiDAEAAAABowwBAAAAAaUMBAAAAAGmDAQAAAABpwxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA2RYAIM0CAADaFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHPCwAA2BalDCLlCwEAyBIAIaEMBADYEgAhogwBAL8SACGjDAEAvxIAIaUMBADYEgAhpgwEANgSACGnDEAAzxIAIQIAAAD5AwAgCAAAuwQAIAyICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc8LAADYFqUMIuULAQDIEgAhoQwEANgSACGiDAEAvxIAIaMMAQC_EgAhpQwEANgSACGmDAQA2BIAIacMQADPEgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADTFgAgFgAA1hYAIBcAANUWACA4AADUFgAgOQAA1xYAIJkKAADEEgAgoAoAAMQSACDlCwAAxBIAIKcMAADEEgAgD4UKAADNEQAwhgoAAMUEABCHCgAAzREAMIgKAQCVEAAhiwpAAM4PACGZCkAA5g8AIaAKAQDeDwAhzwsAAM4RpQwi5QsBAP4QACGhDAQA8A8AIaIMAQDNDwAhowwBAM0PACGlDAQA8A8AIaYMBADwDwAhpwxAAOYPACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAANIWACCICgEAAAABiwpAAAAAAcAKAQAAAAGgDAEAAAABoQwEAAAAAQEIAADNBAAgBYgKAQAAAAGLCkAAAAABwAoBAAAAAaAMAQAAAAGhDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA0RYAIIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaAMAQC_EgAhoQwEANgSACECAAAA_wMAIAgAANIEACAFiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhoAwBAL8SACGhDAQA2BIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAMwWACAWAADPFgAgFwAAzhYAIDgAAM0WACA5AADQFgAgCIUKAADMEQAwhgoAANsEABCHCgAAzBEAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIaAMAQCVEAAhoQwEAPAPACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCSDAEAAAABnQxAANkPACGeDEAA7Q8AIZ8MAQDjDwAhAQAAAN4EACABAAAA3gQAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCSDAEA2A8AIZ0MQADZDwAhngxAAO0PACGfDAEA4w8AIQKeDAAAxBIAIJ8MAADEEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBJIMAQAAAAGdDEAAAAABngxAAAAAAZ8MAQAAAAEBCAAA5gQAIASSDAEAAAABnQxAAAAAAZ4MQAAAAAGfDAEAAAABAQgAAOgEADABCAAA6AQAMASSDAEAvxIAIZ0MQADAEgAhngxAAM8SACGfDAEAyBIAIQIAAADeBAAgCAAA6wQAIASSDAEAvxIAIZ0MQADAEgAhngxAAM8SACGfDAEAyBIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAMkWACAWAADLFgAgFwAAyhYAIJ4MAADEEgAgnwwAAMQSACAHhQoAAMoRADCGCgAA9AQAEIcKAADKEQAwkgwBAM0PACGdDEAAzg8AIZ4MQADmDwAhnwwBAN4PACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgAAAAGNDAEA2A8AIZEMAQDYDwAhkgwBAAAAAZMMAQDYDwAhlAwBANgPACGVDAEA4w8AIZYMAQDjDwAhlwwAAMQRACCYDCAAkxAAIQEAAAD3BAAgD58DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCANcPACH1CgEA4w8AIcULAQDYDwAh3QsBANgPACGJDAABhREAIYsMAgDXDwAhjAwBANgPACGNDAEA2A8AIY4MAQDjDwAhjwwBAOMPACGQDAABhhEAIQWfAwAAyBYAIPUKAADEEgAgjgwAAMQSACCPDAAAxBIAIJAMAADEEgAgEJ8DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCAAAAAfUKAQDjDwAhxQsBANgPACHdCwEA2A8AIYkMAAGFEQAhiwwCANcPACGMDAEA2A8AIY0MAQDYDwAhjgwBAOMPACGPDAEA4w8AIZAMAAGGEQAhnAwAAMcRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhjQwBANgPACGRDAEA2A8AIZIMAQDYDwAhkwwBANgPACGUDAEA2A8AIZUMAQDjDwAhlgwBAOMPACGXDAAAxBEAIJgMIACTEAAhA6ADAADHFgAglQwAAMQSACCWDAAAxBIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAxhYAIIgKAgAAAAGNDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwBAAAAAZUMAQAAAAGWDAEAAAABlwwAAMUWACCYDCAAAAABAQgAAIQFACAKiAoCAAAAAY0MAQAAAAGRDAEAAAABkgwBAAAAAZMMAQAAAAGUDAEAAAABlQwBAAAAAZYMAQAAAAGXDAAAxRYAIJgMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAAC4FgAgiAoCAL4SACGNDAEAvxIAIZEMAQC_EgAhkgwBAL8SACGTDAEAvxIAIZQMAQC_EgAhlQwBAMgSACGWDAEAyBIAIZcMAAC3FgAgmAwgAOISACECAAAA9wQAIAgAAIkFACAKiAoCAL4SACGNDAEAvxIAIZEMAQC_EgAhkgwBAL8SACGTDAEAvxIAIZQMAQC_EgAhlQwBAMgSACGWDAEAyBIAIZcMAAC3FgAgmAwgAOISACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAACyFgAgFgAAtRYAIBcAALQWACA4AACzFgAgOQAAthYAIJUMAADEEgAglgwAAMQSACANhQoAAMMRADCGCgAAkgUAEIcKAADDEQAwiAoCAMwPACGNDAEAzQ8AIZEMAQDNDwAhkgwBAM0PACGTDAEAzQ8AIZQMAQDNDwAhlQwBAN4PACGWDAEA3g8AIZcMAADEEQAgmAwgAPwPACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAALEWACCICgIAAAAB9QoBAAAAAcULAQAAAAHdCwEAAAABiQwAAQAAAYsMAgAAAAGMDAEAAAABjQwBAAAAAY4MAQAAAAGPDAEAAAABkAwAAQAAAQEIAACaBQAgC4gKAgAAAAH1CgEAAAABxQsBAAAAAd0LAQAAAAGJDAABAAABiwwCAAAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MAQAAAAGQDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAsBYAIIgKAgC-EgAh9QoBAMgSACHFCwEAvxIAId0LAQC_EgAhiQwAAaoVACGLDAIAvhIAIYwMAQC_EgAhjQwBAL8SACGODAEAyBIAIY8MAQDIEgAhkAwAAasVACECAAAA-wQAIAgAAJ8FACALiAoCAL4SACH1CgEAyBIAIcULAQC_EgAh3QsBAL8SACGJDAABqhUAIYsMAgC-EgAhjAwBAL8SACGNDAEAvxIAIY4MAQDIEgAhjwwBAMgSACGQDAABqxUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAKsWACAWAACuFgAgFwAArRYAIDgAAKwWACA5AACvFgAg9QoAAMQSACCODAAAxBIAII8MAADEEgAgkAwAAMQSACAOhQoAAMIRADCGCgAAqAUAEIcKAADCEQAwiAoCAMwPACH1CgEA3g8AIcULAQDNDwAh3QsBAM0PACGJDAAB_BAAIYsMAgDMDwAhjAwBAM0PACGNDAEAzQ8AIY4MAQDeDwAhjwwBAN4PACGQDAAB_RAAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBYcGBACIEAAhhQoAAMERADCGCgAArgUAEIcKAADBEQAwiAoCAAAAAQEAAACrBQAgAQAAAKsFACAFhwYEAIgQACGFCgAAwREAMIYKAACuBQAQhwoAAMERADCICgIA1w8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAChwYEAAAAAYgKAgAAAAEBCAAAswUAIAKHBgQAAAABiAoCAAAAAQEIAAC1BQAwAQgAALUFADAChwYEANgSACGICgIAvhIAIQIAAACrBQAgCAAAuAUAIAKHBgQA2BIAIYgKAgC-EgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAphYAIBYAAKkWACAXAACoFgAgOAAApxYAIDkAAKoWACAFhwYEAPAPACGFCgAAwBEAMIYKAADBBQAQhwoAAMARADCICgIAzA8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB4UKAAC_EQAwhgoAAMcFABCHCgAAvxEAMJkKQADZDwAh-AoBANgPACHRCwEAAAABigxAANkPACEBAAAAxAUAIAEAAADEBQAgB4UKAAC_EQAwhgoAAMcFABCHCgAAvxEAMJkKQADZDwAh-AoBANgPACHRCwEA2A8AIYoMQADZDwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASZCkAAAAAB-AoBAAAAAdELAQAAAAGKDEAAAAABAQgAAMwFACAEmQpAAAAAAfgKAQAAAAHRCwEAAAABigxAAAAAAQEIAADOBQAwAQgAAM4FADAEmQpAAMASACH4CgEAvxIAIdELAQC_EgAhigxAAMASACECAAAAxAUAIAgAANEFACAEmQpAAMASACH4CgEAvxIAIdELAQC_EgAhigxAAMASACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACjFgAgFgAApRYAIBcAAKQWACAHhQoAAL4RADCGCgAA2gUAEIcKAAC-EQAwmQpAAM4PACH4CgEAzQ8AIdELAQDNDwAhigxAAM4PACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeFCgAAvREAMIYKAADgBQAQhwoAAL0RADCLCkAA2Q8AIZkKQADZDwAhtwoAAQAAAfgKAQDYDwAhAQAAAN0FACABAAAA3QUAIAeFCgAAvREAMIYKAADgBQAQhwoAAL0RADCLCkAA2Q8AIZkKQADZDwAhtwoAAYURACH4CgEA2A8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEiwpAAAAAAZkKQAAAAAG3CgABAAAB-AoBAAAAAQEIAADlBQAgBIsKQAAAAAGZCkAAAAABtwoAAQAAAfgKAQAAAAEBCAAA5wUAMAEIAADnBQAwBIsKQADAEgAhmQpAAMASACG3CgABqhUAIfgKAQC_EgAhAgAAAN0FACAIAADqBQAgBIsKQADAEgAhmQpAAMASACG3CgABqhUAIfgKAQC_EgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAoBYAIBYAAKIWACAXAAChFgAgB4UKAAC8EQAwhgoAAPMFABCHCgAAvBEAMIsKQADODwAhmQpAAM4PACG3CgAB_BAAIfgKAQDNDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARhQoAALsRADCGCgAA-QUAEIcKAAC7EQAwiAoBAAAAAYsKQADZDwAhwAoBANgPACGDC0AA7Q8AIbMLAQDYDwAhxQsBAOMPACHLCwEA4w8AId0LAQDYDwAh3wsBANgPACGFDAEA2A8AIYYMAACkEAAghwwBANgPACGIDAEA2A8AIYkMAQDjDwAhAQAAAPYFACABAAAA9gUAIBGFCgAAuxEAMIYKAAD5BQAQhwoAALsRADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGDC0AA7Q8AIbMLAQDYDwAhxQsBAOMPACHLCwEA4w8AId0LAQDYDwAh3wsBANgPACGFDAEA2A8AIYYMAACkEAAghwwBANgPACGIDAEA2A8AIYkMAQDjDwAhBIMLAADEEgAgxQsAAMQSACDLCwAAxBIAIIkMAADEEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDogKAQAAAAGLCkAAAAABwAoBAAAAAYMLQAAAAAGzCwEAAAABxQsBAAAAAcsLAQAAAAHdCwEAAAAB3wsBAAAAAYUMAQAAAAGGDIAAAAABhwwBAAAAAYgMAQAAAAGJDAEAAAABAQgAAP4FACAOiAoBAAAAAYsKQAAAAAHACgEAAAABgwtAAAAAAbMLAQAAAAHFCwEAAAABywsBAAAAAd0LAQAAAAHfCwEAAAABhQwBAAAAAYYMgAAAAAGHDAEAAAABiAwBAAAAAYkMAQAAAAEBCAAAgAYAMAEIAACABgAwDogKAQC_EgAhiwpAAMASACHACgEAvxIAIYMLQADPEgAhswsBAL8SACHFCwEAyBIAIcsLAQDIEgAh3QsBAL8SACHfCwEAvxIAIYUMAQC_EgAhhgyAAAAAAYcMAQC_EgAhiAwBAL8SACGJDAEAyBIAIQIAAAD2BQAgCAAAgwYAIA6ICgEAvxIAIYsKQADAEgAhwAoBAL8SACGDC0AAzxIAIbMLAQC_EgAhxQsBAMgSACHLCwEAyBIAId0LAQC_EgAh3wsBAL8SACGFDAEAvxIAIYYMgAAAAAGHDAEAvxIAIYgMAQC_EgAhiQwBAMgSACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACdFgAgFgAAnxYAIBcAAJ4WACCDCwAAxBIAIMULAADEEgAgywsAAMQSACCJDAAAxBIAIBGFCgAAuhEAMIYKAACMBgAQhwoAALoRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGDC0AA5g8AIbMLAQDNDwAhxQsBAN4PACHLCwEA3g8AId0LAQDNDwAh3wsBAM0PACGFDAEAzQ8AIYYMAACeEAAghwwBAM0PACGIDAEAzQ8AIYkMAQDeDwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFhQoAALkRADCGCgAAkgYAEIcKAAC5EQAwpQsBAAAAAbYLQADZDwAhAQAAAI8GACABAAAAjwYAIAWFCgAAuREAMIYKAACSBgAQhwoAALkRADClCwEA2A8AIbYLQADZDwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKlCwEAAAABtgtAAAAAAQEIAACXBgAgAqULAQAAAAG2C0AAAAABAQgAAJkGADABCAAAmQYAMAKlCwEAvxIAIbYLQADAEgAhAgAAAI8GACAIAACcBgAgAqULAQC_EgAhtgtAAMASACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACaFgAgFgAAnBYAIBcAAJsWACAFhQoAALgRADCGCgAApQYAEIcKAAC4EQAwpQsBAM0PACG2C0AAzg8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCYUKAAC2EQAwhgoAAKsGABCHCgAAthEAMJ8KAAC3EYMMIsoKAQAAAAGDC0AA7Q8AIcYLAQDYDwAhgwwBAAAAAYQMQADZDwAhAQAAAKgGACABAAAAqAYAIAmFCgAAthEAMIYKAACrBgAQhwoAALYRADCfCgAAtxGDDCLKCgEA2A8AIYMLQADtDwAhxgsBANgPACGDDAEA4w8AIYQMQADZDwAhAoMLAADEEgAggwwAAMQSACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAGnwoAAACDDALKCgEAAAABgwtAAAAAAcYLAQAAAAGDDAEAAAABhAxAAAAAAQEIAACwBgAgBp8KAAAAgwwCygoBAAAAAYMLQAAAAAHGCwEAAAABgwwBAAAAAYQMQAAAAAEBCAAAsgYAMAEIAACyBgAwBp8KAACZFoMMIsoKAQC_EgAhgwtAAM8SACHGCwEAvxIAIYMMAQDIEgAhhAxAAMASACECAAAAqAYAIAgAALUGACAGnwoAAJkWgwwiygoBAL8SACGDC0AAzxIAIcYLAQC_EgAhgwwBAMgSACGEDEAAwBIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAAJYWACAWAACYFgAgFwAAlxYAIIMLAADEEgAggwwAAMQSACAJhQoAALIRADCGCgAAvgYAEIcKAACyEQAwnwoAALMRgwwiygoBAM0PACGDC0AA5g8AIcYLAQDNDwAhgwwBAN4PACGEDEAAzg8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCIUKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhuQsCANcPACG6CwEAmBAAIYAMAQDYDwAhgQwAALERACABAAAAwQYAIAEAAADBBgAgB4UKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhuQsCANcPACG6CwEAmBAAIYAMAQDYDwAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIASLCkAAAAABuQsCAAAAAboLAQAAAAGADAEAAAABAQgAAMkGACAEiwpAAAAAAbkLAgAAAAG6CwEAAAABgAwBAAAAAQEIAADLBgAwAQgAAMsGADAEiwpAAMASACG5CwIAvhIAIboLAQC_EgAhgAwBAL8SACECAAAAwQYAIAgAAM4GACAEiwpAAMASACG5CwIAvhIAIboLAQC_EgAhgAwBAL8SACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAACRFgAgFgAAlBYAIBcAAJMWACA4AACSFgAgOQAAlRYAIAeFCgAArxEAMIYKAADXBgAQhwoAAK8RADCLCkAAzg8AIbkLAgDMDwAhugsBAJUQACGADAEAzQ8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgBYUKAACuEQAwhgoAAN0GABCHCgAArhEAMJkKQADZDwAh_wsBAAAAAQEAAADaBgAgAQAAANoGACAFhQoAAK4RADCGCgAA3QYAEIcKAACuEQAwmQpAANkPACH_CwEA2A8AIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACACmQpAAAAAAf8LAQAAAAEBCAAA4gYAIAKZCkAAAAAB_wsBAAAAAQEIAADkBgAwAQgAAOQGADACmQpAAMASACH_CwEAvxIAIQIAAADaBgAgCAAA5wYAIAKZCkAAwBIAIf8LAQC_EgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAAjhYAIBYAAJAWACAXAACPFgAgBYUKAACtEQAwhgoAAPAGABCHCgAArREAMJkKQADODwAh_wsBAM0PACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAmFCgAAqxEAMIYKAAD2BgAQhwoAAKsRADCLCkAA2Q8AIaULAQDYDwAhugsBANgPACG8CwEA2A8AIfkLAQDYDwAh_gsAAKwRACABAAAA8wYAIAEAAADzBgAgCIUKAACrEQAwhgoAAPYGABCHCgAAqxEAMIsKQADZDwAhpQsBANgPACG6CwEA2A8AIbwLAQDYDwAh-QsBANgPACEAAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgBYsKQAAAAAGlCwEAAAABugsBAAAAAbwLAQAAAAH5CwEAAAABAQgAAPsGACAFiwpAAAAAAaULAQAAAAG6CwEAAAABvAsBAAAAAfkLAQAAAAEBCAAA_QYAMAEIAAD9BgAwBYsKQADAEgAhpQsBAL8SACG6CwEAvxIAIbwLAQC_EgAh-QsBAL8SACECAAAA8wYAIAgAAIAHACAFiwpAAMASACGlCwEAvxIAIboLAQC_EgAhvAsBAL8SACH5CwEAvxIAIQIAAAD2BgAgCAAAggcAIAIAAAD2BgAgCAAAggcAIAMAAADzBgAgDwAA-wYAIBAAAIAHACABAAAA8wYAIAEAAAD2BgAgAxUAAIsWACAWAACNFgAgFwAAjBYAIAiFCgAAqhEAMIYKAACJBwAQhwoAAKoRADCLCkAAzg8AIaULAQDNDwAhugsBAM0PACG8CwEAzQ8AIfkLAQDNDwAhAwAAAPYGACADAACIBwAwFAAAiQcAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACANhQoAAKgRADCGCgAAjwcAEIcKAACoEQAwmQpAANkPACG4CgEA2A8AIcEKAQDYDwAhwwoBANgPACHqCgIA1w8AIZ4LAQDYDwAhvAsBANgPACHHCwEA2A8AIfkLAQDYDwAh_QsAAKkRACABAAAAjAcAIAEAAACMBwAgDIUKAACoEQAwhgoAAI8HABCHCgAAqBEAMJkKQADZDwAhuAoBANgPACHBCgEA2A8AIcMKAQDYDwAh6goCANcPACGeCwEA2A8AIbwLAQDYDwAhxwsBANgPACH5CwEA2A8AIQADAAAAjwcAIAMAAJAHADAEAACMBwAgAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAeoKAgAAAAGeCwEAAAABvAsBAAAAAccLAQAAAAH5CwEAAAABAQgAAJQHACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAeoKAgAAAAGeCwEAAAABvAsBAAAAAccLAQAAAAH5CwEAAAABAQgAAJYHADABCAAAlgcAMAmZCkAAwBIAIbgKAQC_EgAhwQoBAL8SACHDCgEAvxIAIeoKAgC-EgAhngsBAL8SACG8CwEAvxIAIccLAQC_EgAh-QsBAL8SACECAAAAjAcAIAgAAJkHACAJmQpAAMASACG4CgEAvxIAIcEKAQC_EgAhwwoBAL8SACHqCgIAvhIAIZ4LAQC_EgAhvAsBAL8SACHHCwEAvxIAIfkLAQC_EgAhAgAAAI8HACAIAACbBwAgAgAAAI8HACAIAACbBwAgAwAAAIwHACAPAACUBwAgEAAAmQcAIAEAAACMBwAgAQAAAI8HACAFFQAAhhYAIBYAAIkWACAXAACIFgAgOAAAhxYAIDkAAIoWACAMhQoAAKcRADCGCgAAogcAEIcKAACnEQAwmQpAAM4PACG4CgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHqCgIAzA8AIZ4LAQDNDwAhvAsBAM0PACHHCwEAzQ8AIfkLAQDNDwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAG3QEAAKQRACCFCgAAoxEAMIYKAACtBwAQhwoAAKMRADClCwEAAAAB_AsCANcPACEBAAAApQcAIAvcAQEA2A8AIeEEAACmEQAghQoAAKURADCGCgAApwcAEIcKAAClEQAwiAoEAIgQACGeCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhAeEEAACFFgAgC9wBAQDYDwAh4QQAAKYRACCFCgAApREAMIYKAACnBwAQhwoAAKURADCICgQAAAABngsBANgPACGlCwEA2A8AIfkLAQDYDwAh-gsBANgPACH7CwIA1w8AIQMAAACnBwAgAwAAqAcAMAQAAKkHACABAAAApwcAIAEAAAClBwAgBt0BAACkEQAghQoAAKMRADCGCgAArQcAEIcKAACjEQAwpQsBANgPACH8CwIA1w8AIQHdAQAAhBYAIAMAAACtBwAgAwAArgcAMAQAAKUHACADAAAArQcAIAMAAK4HADAEAAClBwAgAwAAAK0HACADAACuBwAwBAAApQcAIAPdAQAAgxYAIKULAQAAAAH8CwIAAAABAQgAALIHACACpQsBAAAAAfwLAgAAAAEBCAAAtAcAMAEIAAC0BwAwA90BAAD2FQAgpQsBAL8SACH8CwIAvhIAIQIAAAClBwAgCAAAtwcAIAKlCwEAvxIAIfwLAgC-EgAhAgAAAK0HACAIAAC5BwAgAgAAAK0HACAIAAC5BwAgAwAAAKUHACAPAACyBwAgEAAAtwcAIAEAAAClBwAgAQAAAK0HACAFFQAA8RUAIBYAAPQVACAXAADzFQAgOAAA8hUAIDkAAPUVACAFhQoAAKIRADCGCgAAwAcAEIcKAACiEQAwpQsBAM0PACH8CwIAzA8AIQMAAACtBwAgAwAAvwcAMBQAAMAHACADAAAArQcAIAMAAK4HADAEAAClBwAgAQAAAKkHACABAAAAqQcAIAMAAACnBwAgAwAAqAcAMAQAAKkHACADAAAApwcAIAMAAKgHADAEAACpBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIAjcAQEAAAAB4QQAAPAVACCICgQAAAABngsBAAAAAaULAQAAAAH5CwEAAAAB-gsBAAAAAfsLAgAAAAEBCAAAyAcAIAfcAQEAAAABiAoEAAAAAZ4LAQAAAAGlCwEAAAAB-QsBAAAAAfoLAQAAAAH7CwIAAAABAQgAAMoHADABCAAAygcAMAjcAQEAvxIAIeEEAADvFQAgiAoEANgSACGeCwEAvxIAIaULAQC_EgAh-QsBAL8SACH6CwEAvxIAIfsLAgC-EgAhAgAAAKkHACAIAADNBwAgB9wBAQC_EgAhiAoEANgSACGeCwEAvxIAIaULAQC_EgAh-QsBAL8SACH6CwEAvxIAIfsLAgC-EgAhAgAAAKcHACAIAADPBwAgAgAAAKcHACAIAADPBwAgAwAAAKkHACAPAADIBwAgEAAAzQcAIAEAAACpBwAgAQAAAKcHACAFFQAA6hUAIBYAAO0VACAXAADsFQAgOAAA6xUAIDkAAO4VACAK3AEBAM0PACGFCgAAoREAMIYKAADWBwAQhwoAAKERADCICgQA8A8AIZ4LAQDNDwAhpQsBAM0PACH5CwEAzQ8AIfoLAQDNDwAh-wsCAMwPACEDAAAApwcAIAMAANUHADAUAADWBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIBeFCgAAnxEAMIYKAADcBwAQhwoAAJ8RADCICgEAAAABiwpAANkPACGZCkAA7Q8AIZ8KAACgEfMLIr8KAQDYDwAhwAoBANgPACHKCgEAAAAB5QoBANgPACHvCkAA2Q8AIYILQADZDwAhkgtAAO0PACHBC0AA7Q8AIccLAQDYDwAh7gsCANcPACHzCwAApBAAIPQLAgDXDwAh9QsAAI8QACD2CwAAjxAAIPcLAQDjDwAh-AtAANkPACEBAAAA2QcAIAEAAADZBwAgF4UKAACfEQAwhgoAANwHABCHCgAAnxEAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIZ8KAACgEfMLIr8KAQDYDwAhwAoBANgPACHKCgEA2A8AIeUKAQDYDwAh7wpAANkPACGCC0AA2Q8AIZILQADtDwAhwQtAAO0PACHHCwEA2A8AIe4LAgDXDwAh8wsAAKQQACD0CwIA1w8AIfULAACPEAAg9gsAAI8QACD3CwEA4w8AIfgLQADZDwAhBpkKAADEEgAgkgsAAMQSACDBCwAAxBIAIPULAADEEgAg9gsAAMQSACD3CwAAxBIAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIBSICgEAAAABiwpAAAAAAZkKQAAAAAGfCgAAAPMLAr8KAQAAAAHACgEAAAABygoBAAAAAeUKAQAAAAHvCkAAAAABggtAAAAAAZILQAAAAAHBC0AAAAABxwsBAAAAAe4LAgAAAAHzC4AAAAAB9AsCAAAAAfULgAAAAAH2C4AAAAAB9wsBAAAAAfgLQAAAAAEBCAAA4QcAIBSICgEAAAABiwpAAAAAAZkKQAAAAAGfCgAAAPMLAr8KAQAAAAHACgEAAAABygoBAAAAAeUKAQAAAAHvCkAAAAABggtAAAAAAZILQAAAAAHBC0AAAAABxwsBAAAAAe4LAgAAAAHzC4AAAAAB9AsCAAAAAfULgAAAAAH2C4AAAAAB9wsBAAAAAfgLQAAAAAEBCAAA4wcAMAEIAADjBwAwFIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIZ8KAADpFfMLIr8KAQC_EgAhwAoBAL8SACHKCgEAvxIAIeUKAQC_EgAh7wpAAMASACGCC0AAwBIAIZILQADPEgAhwQtAAM8SACHHCwEAvxIAIe4LAgC-EgAh8wuAAAAAAfQLAgC-EgAh9QuAAAAAAfYLgAAAAAH3CwEAyBIAIfgLQADAEgAhAgAAANkHACAIAADmBwAgFIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIZ8KAADpFfMLIr8KAQC_EgAhwAoBAL8SACHKCgEAvxIAIeUKAQC_EgAh7wpAAMASACGCC0AAwBIAIZILQADPEgAhwQtAAM8SACHHCwEAvxIAIe4LAgC-EgAh8wuAAAAAAfQLAgC-EgAh9QuAAAAAAfYLgAAAAAH3CwEAyBIAIfgLQADAEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACALFQAA5BUAIBYAAOcVACAXAADmFQAgOAAA5RUAIDkAAOgVACCZCgAAxBIAIJILAADEEgAgwQsAAMQSACD1CwAAxBIAIPYLAADEEgAg9wsAAMQSACAXhQoAAJsRADCGCgAA7wcAEIcKAACbEQAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAhnwoAAJwR8wsivwoBAM0PACHACgEAzQ8AIcoKAQDNDwAh5QoBAM0PACHvCkAAzg8AIYILQADODwAhkgtAAOYPACHBC0AA5g8AIccLAQDNDwAh7gsCAMwPACHzCwAAnhAAIPQLAgDMDwAh9QsAAPEPACD2CwAA8Q8AIPcLAQDeDwAh-AtAAM4PACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAWFCgAAmhEAMIYKAAD1BwAQhwoAAJoRADC8CwEAAAAB8QtAANkPACEBAAAA8gcAIAEAAADyBwAgBYUKAACaEQAwhgoAAPUHABCHCgAAmhEAMLwLAQDYDwAh8QtAANkPACEAAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgArwLAQAAAAHxC0AAAAABAQgAAPoHACACvAsBAAAAAfELQAAAAAEBCAAA_AcAMAEIAAD8BwAwArwLAQC_EgAh8QtAAMASACECAAAA8gcAIAgAAP8HACACvAsBAL8SACHxC0AAwBIAIQIAAAD1BwAgCAAAgQgAIAIAAAD1BwAgCAAAgQgAIAMAAADyBwAgDwAA-gcAIBAAAP8HACABAAAA8gcAIAEAAAD1BwAgAxUAAOEVACAWAADjFQAgFwAA4hUAIAWFCgAAmREAMIYKAACICAAQhwoAAJkRADC8CwEAzQ8AIfELQADODwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAHhQoAAJgRADCGCgAAjggAEIcKAACYEQAwvAsBAAAAAe4LAgDXDwAh7wtAANkPACHwC0AA2Q8AIQEAAACLCAAgAQAAAIsIACAHhQoAAJgRADCGCgAAjggAEIcKAACYEQAwvAsBANgPACHuCwIA1w8AIe8LQADZDwAh8AtAANkPACEAAwAAAI4IACADAACPCAAwBAAAiwgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgBLwLAQAAAAHuCwIAAAAB7wtAAAAAAfALQAAAAAEBCAAAkwgAIAS8CwEAAAAB7gsCAAAAAe8LQAAAAAHwC0AAAAABAQgAAJUIADABCAAAlQgAMAS8CwEAvxIAIe4LAgC-EgAh7wtAAMASACHwC0AAwBIAIQIAAACLCAAgCAAAmAgAIAS8CwEAvxIAIe4LAgC-EgAh7wtAAMASACHwC0AAwBIAIQIAAACOCAAgCAAAmggAIAIAAACOCAAgCAAAmggAIAMAAACLCAAgDwAAkwgAIBAAAJgIACABAAAAiwgAIAEAAACOCAAgBRUAANwVACAWAADfFQAgFwAA3hUAIDgAAN0VACA5AADgFQAgB4UKAACXEQAwhgoAAKEIABCHCgAAlxEAMLwLAQDNDwAh7gsCAMwPACHvC0AAzg8AIfALQADODwAhAwAAAI4IACADAACgCAAwFAAAoQgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACAyswUAAIgRACC0BQAAiREAILYFAACKEQAghQoAAIQRADCGCgAAuwgAEIcKAACEEQAwiAoBAAAAAYsKQADZDwAhnwoBANgPACHJCgEA4w8AIf8KAQDYDwAhggtAANkPACGZCwEA2A8AIZoLEACKEAAhngsBANgPACGzCwEA4w8AIcELQADZDwAhxQsBAOMPACHHCwEA2A8AIcoLAQDYDwAhzQsBANgPACHOCwEA2A8AIc8LAQDYDwAh0AsBANgPACHRCwEA2A8AIdILAQDYDwAh0wsQAMQQACHUCxAAxBAAIdULAgCQEAAh1gsAAKQQACDXCwAApBAAINgLAAGFEQAh2QsAAYURACHaCwEA4w8AIdsLAAGGEQAh3AtAANkPACHdCwEA4w8AId4LAQDjDwAh3wsBANgPACHgCyAAkxAAIeELAgCQEAAh4gsAAI8QACDjCwABhhEAIeQLAACPEAAg5QsBAIcRACHmCwEA4w8AIecLEADEEAAh6AsgAJMQACHpC0AA7Q8AIe0LAACWEQAgAQAAAKQIACAPsgUAAJERACCFCgAAlREAMIYKAACmCAAQhwoAAJURADCaCxAAihAAIbkLAgDXDwAhugsBAJgQACHFCwEA2A8AIcYLAQDYDwAhxwsBANgPACHICxAAxBAAIckLAgDXDwAhygsBANgPACHLCwEA2A8AIcwLAgCQEAAhA7IFAADaFQAgyAsAAMQSACDMCwAAxBIAIBCyBQAAkREAIIUKAACVEQAwhgoAAKYIABCHCgAAlREAMJoLEACKEAAhuQsCANcPACG6CwEAmBAAIcULAQDYDwAhxgsBANgPACHHCwEA2A8AIcgLEADEEAAhyQsCANcPACHKCwEA2A8AIcsLAQDYDwAhzAsCAJAQACHsCwAAlBEAIAMAAACmCAAgAwAApwgAMAQAAKgIACAKsgUAAJERACCFCgAAkxEAMIYKAACqCAAQhwoAAJMRADCICgQAiBAAIf8KAQDYDwAhugsBAJgQACHCCwEA4w8AIcMLAQDYDwAhxAtAANkPACECsgUAANoVACDCCwAAxBIAIAqyBQAAkREAIIUKAACTEQAwhgoAAKoIABCHCgAAkxEAMIgKBAAAAAH_CgEA2A8AIboLAQCYEAAhwgsBAOMPACHDCwEA2A8AIcQLQADZDwAhAwAAAKoIACADAACrCAAwBAAArAgAIBayBQAAkREAILMFAACSEQAghQoAAJARADCGCgAArggAEIcKAACQEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_woBANgPACGCC0AA2Q8AIZoLEACKEAAhugsBAJgQACG7CwEA2A8AIbwLAQDYDwAhvQsBAOMPACG-CwAAjxAAIL8LQADtDwAhwAtAAO0PACHBC0AA7Q8AIQmyBQAA2hUAILMFAADbFQAgoAoAAMQSACDJCgAAxBIAIL0LAADEEgAgvgsAAMQSACC_CwAAxBIAIMALAADEEgAgwQsAAMQSACAXsgUAAJERACCzBQAAkhEAIIUKAACQEQAwhgoAAK4IABCHCgAAkBEAMIgKAQAAAAGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_woBANgPACGCC0AA2Q8AIZoLEACKEAAhugsBAJgQACG7CwEA2A8AIbwLAQDYDwAhvQsBAOMPACG-CwAAjxAAIL8LQADtDwAhwAtAAO0PACHBC0AA7Q8AIesLAACPEQAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe1BQAAjhEAIIUKAACNEQAwhgoAALIIABCHCgAAjREAMJoLEACKEAAhuAsBAJgQACG5CwIA1w8AIQG1BQAA2RUAIAi1BQAAjhEAIIUKAACNEQAwhgoAALIIABCHCgAAjREAMJoLEACKEAAhuAsBAJgQACG5CwIA1w8AIeoLAACMEQAgAwAAALIIACADAACzCAAwBAAAtAgAIAEAAACyCAAgAQAAAKYIACABAAAAqggAIAEAAACuCAAgAQAAAKQIACAxswUAAIgRACC0BQAAiREAILYFAACKEQAghQoAAIQRADCGCgAAuwgAEIcKAACEEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH_CgEA2A8AIYILQADZDwAhmQsBANgPACGaCxAAihAAIZ4LAQDYDwAhswsBAOMPACHBC0AA2Q8AIcULAQDjDwAhxwsBANgPACHKCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsBANgPACHSCwEA2A8AIdMLEADEEAAh1AsQAMQQACHVCwIAkBAAIdYLAACkEAAg1wsAAKQQACDYCwABhREAIdkLAAGFEQAh2gsBAOMPACHbCwABhhEAIdwLQADZDwAh3QsBAOMPACHeCwEA4w8AId8LAQDYDwAh4AsgAJMQACHhCwIAkBAAIeILAACPEAAg4wsAAYYRACHkCwAAjxAAIOULAQCHEQAh5gsBAOMPACHnCxAAxBAAIegLIACTEAAh6QtAAO0PACEVswUAANYVACC0BQAA1xUAILYFAADYFQAgyQoAAMQSACCzCwAAxBIAIMULAADEEgAg0wsAAMQSACDUCwAAxBIAINULAADEEgAg2gsAAMQSACDbCwAAxBIAIN0LAADEEgAg3gsAAMQSACDhCwAAxBIAIOILAADEEgAg4wsAAMQSACDkCwAAxBIAIOULAADEEgAg5gsAAMQSACDnCwAAxBIAIOkLAADEEgAgAwAAALsIACADAAC8CAAwBAAApAgAIAMAAAC7CAAgAwAAvAgAMAQAAKQIACADAAAAuwgAIAMAALwIADAEAACkCAAgLrMFAADTFQAgtAUAANQVACC2BQAA1RUAIIgKAQAAAAGLCkAAAAABnwoBAAAAAckKAQAAAAH_CgEAAAABggtAAAAAAZkLAQAAAAGaCxAAAAABngsBAAAAAbMLAQAAAAHBC0AAAAABxQsBAAAAAccLAQAAAAHKCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELAQAAAAHSCwEAAAAB0wsQAAAAAdQLEAAAAAHVCwIAAAAB1guAAAAAAdcLgAAAAAHYCwABAAAB2QsAAQAAAdoLAQAAAAHbCwABAAAB3AtAAAAAAd0LAQAAAAHeCwEAAAAB3wsBAAAAAeALIAAAAAHhCwIAAAAB4guAAAAAAeMLAAEAAAHkC4AAAAAB5QsBAAAAAeYLAQAAAAHnCxAAAAAB6AsgAAAAAekLQAAAAAEBCAAAwAgAICuICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGZCwEAAAABmgsQAAAAAZ4LAQAAAAGzCwEAAAABwQtAAAAAAcULAQAAAAHHCwEAAAABygsBAAAAAc0LAQAAAAHOCwEAAAABzwsBAAAAAdALAQAAAAHRCwEAAAAB0gsBAAAAAdMLEAAAAAHUCxAAAAAB1QsCAAAAAdYLgAAAAAHXC4AAAAAB2AsAAQAAAdkLAAEAAAHaCwEAAAAB2wsAAQAAAdwLQAAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCyAAAAAB4QsCAAAAAeILgAAAAAHjCwABAAAB5AuAAAAAAeULAQAAAAHmCwEAAAAB5wsQAAAAAegLIAAAAAHpC0AAAAABAQgAAMIIADABCAAAwggAMC6zBQAArBUAILQFAACtFQAgtgUAAK4VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhAgAAAKQIACAIAADFCAAgK4gKAQC_EgAhiwpAAMASACGfCgEAvxIAIckKAQDIEgAh_woBAL8SACGCC0AAwBIAIZkLAQC_EgAhmgsQAOsSACGeCwEAvxIAIbMLAQDIEgAhwQtAAMASACHFCwEAyBIAIccLAQC_EgAhygsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsBAL8SACHTCxAAtRMAIdQLEAC1EwAh1QsCANkSACHWC4AAAAAB1wuAAAAAAdgLAAGqFQAh2QsAAaoVACHaCwEAyBIAIdsLAAGrFQAh3AtAAMASACHdCwEAyBIAId4LAQDIEgAh3wsBAL8SACHgCyAA4hIAIeELAgDZEgAh4guAAAAAAeMLAAGrFQAh5AuAAAAAAeULAQDIEgAh5gsBAMgSACHnCxAAtRMAIegLIADiEgAh6QtAAM8SACECAAAAuwgAIAgAAMcIACACAAAAuwgAIAgAAMcIACADAAAApAgAIA8AAMAIACAQAADFCAAgAQAAAKQIACABAAAAuwgAIBcVAAClFQAgFgAAqBUAIBcAAKcVACA4AACmFQAgOQAAqRUAIMkKAADEEgAgswsAAMQSACDFCwAAxBIAINMLAADEEgAg1AsAAMQSACDVCwAAxBIAINoLAADEEgAg2wsAAMQSACDdCwAAxBIAIN4LAADEEgAg4QsAAMQSACDiCwAAxBIAIOMLAADEEgAg5AsAAMQSACDlCwAAxBIAIOYLAADEEgAg5wsAAMQSACDpCwAAxBIAIC6FCgAA-xAAMIYKAADOCAAQhwoAAPsQADCICgEAlRAAIYsKQADODwAhnwoBAM0PACHJCgEA3g8AIf8KAQDNDwAhggtAAM4PACGZCwEAzQ8AIZoLEACBEAAhngsBAM0PACGzCwEA3g8AIcELQADODwAhxQsBAN4PACHHCwEAzQ8AIcoLAQDNDwAhzQsBAM0PACHOCwEAzQ8AIc8LAQDNDwAh0AsBAM0PACHRCwEAzQ8AIdILAQDNDwAh0wsQALoQACHUCxAAuhAAIdULAgDyDwAh1gsAAJ4QACDXCwAAnhAAINgLAAH8EAAh2QsAAfwQACHaCwEA3g8AIdsLAAH9EAAh3AtAAM4PACHdCwEA3g8AId4LAQDeDwAh3wsBAM0PACHgCyAA_A8AIeELAgDyDwAh4gsAAPEPACDjCwAB_RAAIeQLAADxDwAg5QsBAP4QACHmCwEA3g8AIecLEAC6EAAh6AsgAPwPACHpC0AA5g8AIQMAAAC7CAAgAwAAzQgAMBQAAM4IACADAAAAuwgAIAMAALwIADAEAACkCAAgAQAAAKgIACABAAAAqAgAIAMAAACmCAAgAwAApwgAMAQAAKgIACADAAAApggAIAMAAKcIADAEAACoCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAyyBQAApBUAIJoLEAAAAAG5CwIAAAABugsBAAAAAcULAQAAAAHGCwEAAAABxwsBAAAAAcgLEAAAAAHJCwIAAAABygsBAAAAAcsLAQAAAAHMCwIAAAABAQgAANYIACALmgsQAAAAAbkLAgAAAAG6CwEAAAABxQsBAAAAAcYLAQAAAAHHCwEAAAAByAsQAAAAAckLAgAAAAHKCwEAAAABywsBAAAAAcwLAgAAAAEBCAAA2AgAMAEIAADYCAAwDLIFAACjFQAgmgsQAOsSACG5CwIAvhIAIboLAQC_EgAhxQsBAL8SACHGCwEAvxIAIccLAQC_EgAhyAsQALUTACHJCwIAvhIAIcoLAQC_EgAhywsBAL8SACHMCwIA2RIAIQIAAACoCAAgCAAA2wgAIAuaCxAA6xIAIbkLAgC-EgAhugsBAL8SACHFCwEAvxIAIcYLAQC_EgAhxwsBAL8SACHICxAAtRMAIckLAgC-EgAhygsBAL8SACHLCwEAvxIAIcwLAgDZEgAhAgAAAKYIACAIAADdCAAgAgAAAKYIACAIAADdCAAgAwAAAKgIACAPAADWCAAgEAAA2wgAIAEAAACoCAAgAQAAAKYIACAHFQAAnhUAIBYAAKEVACAXAACgFQAgOAAAnxUAIDkAAKIVACDICwAAxBIAIMwLAADEEgAgDoUKAAD6EAAwhgoAAOQIABCHCgAA-hAAMJoLEACBEAAhuQsCAMwPACG6CwEAlRAAIcULAQDNDwAhxgsBAM0PACHHCwEAzQ8AIcgLEAC6EAAhyQsCAMwPACHKCwEAzQ8AIcsLAQDNDwAhzAsCAPIPACEDAAAApggAIAMAAOMIADAUAADkCAAgAwAAAKYIACADAACnCAAwBAAAqAgAIAEAAACsCAAgAQAAAKwIACADAAAAqggAIAMAAKsIADAEAACsCAAgAwAAAKoIACADAACrCAAwBAAArAgAIAMAAACqCAAgAwAAqwgAMAQAAKwIACAHsgUAAJ0VACCICgQAAAAB_woBAAAAAboLAQAAAAHCCwEAAAABwwsBAAAAAcQLQAAAAAEBCAAA7AgAIAaICgQAAAAB_woBAAAAAboLAQAAAAHCCwEAAAABwwsBAAAAAcQLQAAAAAEBCAAA7ggAMAEIAADuCAAwB7IFAACcFQAgiAoEANgSACH_CgEAvxIAIboLAQC_EgAhwgsBAMgSACHDCwEAvxIAIcQLQADAEgAhAgAAAKwIACAIAADxCAAgBogKBADYEgAh_woBAL8SACG6CwEAvxIAIcILAQDIEgAhwwsBAL8SACHEC0AAwBIAIQIAAACqCAAgCAAA8wgAIAIAAACqCAAgCAAA8wgAIAMAAACsCAAgDwAA7AgAIBAAAPEIACABAAAArAgAIAEAAACqCAAgBhUAAJcVACAWAACaFQAgFwAAmRUAIDgAAJgVACA5AACbFQAgwgsAAMQSACAJhQoAAPkQADCGCgAA-ggAEIcKAAD5EAAwiAoEAPAPACH_CgEAzQ8AIboLAQCVEAAhwgsBAN4PACHDCwEAzQ8AIcQLQADODwAhAwAAAKoIACADAAD5CAAwFAAA-ggAIAMAAACqCAAgAwAAqwgAMAQAAKwIACABAAAAsAgAIAEAAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgE7IFAACVFQAgswUAAJYVACCICgEAAAABiwpAAAAAAZ8KAQAAAAGgCgEAAAABowoCAAAAAckKAQAAAAH_CgEAAAABggtAAAAAAZoLEAAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvguAAAAAAb8LQAAAAAHAC0AAAAABwQtAAAAAAQEIAACCCQAgEYgKAQAAAAGLCkAAAAABnwoBAAAAAaAKAQAAAAGjCgIAAAAByQoBAAAAAf8KAQAAAAGCC0AAAAABmgsQAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LAQAAAAG-C4AAAAABvwtAAAAAAcALQAAAAAHBC0AAAAABAQgAAIQJADABCAAAhAkAMBOyBQAAhxUAILMFAACIFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_woBAL8SACGCC0AAwBIAIZoLEADrEgAhugsBAL8SACG7CwEAvxIAIbwLAQC_EgAhvQsBAMgSACG-C4AAAAABvwtAAM8SACHAC0AAzxIAIcELQADPEgAhAgAAALAIACAIAACHCQAgEYgKAQC_EgAhiwpAAMASACGfCgEAvxIAIaAKAQDIEgAhowoCAL4SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGaCxAA6xIAIboLAQC_EgAhuwsBAL8SACG8CwEAvxIAIb0LAQDIEgAhvguAAAAAAb8LQADPEgAhwAtAAM8SACHBC0AAzxIAIQIAAACuCAAgCAAAiQkAIAIAAACuCAAgCAAAiQkAIAMAAACwCAAgDwAAggkAIBAAAIcJACABAAAAsAgAIAEAAACuCAAgDBUAAIIVACAWAACFFQAgFwAAhBUAIDgAAIMVACA5AACGFQAgoAoAAMQSACDJCgAAxBIAIL0LAADEEgAgvgsAAMQSACC_CwAAxBIAIMALAADEEgAgwQsAAMQSACAUhQoAAPgQADCGCgAAkAkAEIcKAAD4EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhoAoBAN4PACGjCgIAzA8AIckKAQDeDwAh_woBAM0PACGCC0AAzg8AIZoLEACBEAAhugsBAJUQACG7CwEAzQ8AIbwLAQDNDwAhvQsBAN4PACG-CwAA8Q8AIL8LQADmDwAhwAtAAOYPACHBC0AA5g8AIQMAAACuCAAgAwAAjwkAMBQAAJAJACADAAAArggAIAMAAK8IADAEAACwCAAgAQAAALQIACABAAAAtAgAIAMAAACyCAAgAwAAswgAMAQAALQIACADAAAAsggAIAMAALMIADAEAAC0CAAgAwAAALIIACADAACzCAAwBAAAtAgAIAS1BQAAgRUAIJoLEAAAAAG4CwEAAAABuQsCAAAAAQEIAACYCQAgA5oLEAAAAAG4CwEAAAABuQsCAAAAAQEIAACaCQAwAQgAAJoJADAEtQUAAIAVACCaCxAA6xIAIbgLAQC_EgAhuQsCAL4SACECAAAAtAgAIAgAAJ0JACADmgsQAOsSACG4CwEAvxIAIbkLAgC-EgAhAgAAALIIACAIAACfCQAgAgAAALIIACAIAACfCQAgAwAAALQIACAPAACYCQAgEAAAnQkAIAEAAAC0CAAgAQAAALIIACAFFQAA-xQAIBYAAP4UACAXAAD9FAAgOAAA_BQAIDkAAP8UACAGhQoAAPcQADCGCgAApgkAEIcKAAD3EAAwmgsQAIEQACG4CwEAlRAAIbkLAgDMDwAhAwAAALIIACADAAClCQAwFAAApgkAIAMAAACyCAAgAwAAswgAMAQAALQIACAHiAYAAPQQACCFCgAA8xAAMIYKAACxCQAQhwoAAPMQADCICgEAAAABtgtAANkPACG3CwEA2A8AIQEAAACpCQAgCocGAAD2EAAghQoAAPUQADCGCgAAqwkAEIcKAAD1EAAwiAoBANgPACGyCwEA2A8AIbMLAQDYDwAhtAsAAKQQACC1CyAAkxAAIbYLQADZDwAhAYcGAAD6FAAgCocGAAD2EAAghQoAAPUQADCGCgAAqwkAEIcKAAD1EAAwiAoBAAAAAbILAQDYDwAhswsBANgPACG0CwAApBAAILULIACTEAAhtgtAANkPACEDAAAAqwkAIAMAAKwJADAEAACtCQAgAQAAAKsJACABAAAAqQkAIAeIBgAA9BAAIIUKAADzEAAwhgoAALEJABCHCgAA8xAAMIgKAQDYDwAhtgtAANkPACG3CwEA2A8AIQGIBgAA-RQAIAMAAACxCQAgAwAAsgkAMAQAAKkJACADAAAAsQkAIAMAALIJADAEAACpCQAgAwAAALEJACADAACyCQAwBAAAqQkAIASIBgAA-BQAIIgKAQAAAAG2C0AAAAABtwsBAAAAAQEIAAC2CQAgA4gKAQAAAAG2C0AAAAABtwsBAAAAAQEIAAC4CQAwAQgAALgJADAEiAYAAOsUACCICgEAvxIAIbYLQADAEgAhtwsBAL8SACECAAAAqQkAIAgAALsJACADiAoBAL8SACG2C0AAwBIAIbcLAQC_EgAhAgAAALEJACAIAAC9CQAgAgAAALEJACAIAAC9CQAgAwAAAKkJACAPAAC2CQAgEAAAuwkAIAEAAACpCQAgAQAAALEJACADFQAA6BQAIBYAAOoUACAXAADpFAAgBoUKAADyEAAwhgoAAMQJABCHCgAA8hAAMIgKAQDNDwAhtgtAAM4PACG3CwEAzQ8AIQMAAACxCQAgAwAAwwkAMBQAAMQJACADAAAAsQkAIAMAALIJADAEAACpCQAgAQAAAK0JACABAAAArQkAIAMAAACrCQAgAwAArAkAMAQAAK0JACADAAAAqwkAIAMAAKwJADAEAACtCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAeHBgAA5xQAIIgKAQAAAAGyCwEAAAABswsBAAAAAbQLgAAAAAG1CyAAAAABtgtAAAAAAQEIAADMCQAgBogKAQAAAAGyCwEAAAABswsBAAAAAbQLgAAAAAG1CyAAAAABtgtAAAAAAQEIAADOCQAwAQgAAM4JADAHhwYAAOYUACCICgEAvxIAIbILAQC_EgAhswsBAL8SACG0C4AAAAABtQsgAOISACG2C0AAwBIAIQIAAACtCQAgCAAA0QkAIAaICgEAvxIAIbILAQC_EgAhswsBAL8SACG0C4AAAAABtQsgAOISACG2C0AAwBIAIQIAAACrCQAgCAAA0wkAIAIAAACrCQAgCAAA0wkAIAMAAACtCQAgDwAAzAkAIBAAANEJACABAAAArQkAIAEAAACrCQAgAxUAAOMUACAWAADlFAAgFwAA5BQAIAmFCgAA8RAAMIYKAADaCQAQhwoAAPEQADCICgEAzQ8AIbILAQDNDwAhswsBAM0PACG0CwAAnhAAILULIAD8DwAhtgtAAM4PACEDAAAAqwkAIAMAANkJADAUAADaCQAgAwAAAKsJACADAACsCQAwBAAArQkAIAeFCgAA8BAAMIYKAADgCQAQhwoAAPAQADCOCwIA1w8AIa8LQAAAAAGwCxAAihAAIbELEACKEAAhAQAAAN0JACABAAAA3QkAIAeFCgAA8BAAMIYKAADgCQAQhwoAAPAQADCOCwIA1w8AIa8LQADZDwAhsAsQAIoQACGxCxAAihAAIQADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAEjgsCAAAAAa8LQAAAAAGwCxAAAAABsQsQAAAAAQEIAADlCQAgBI4LAgAAAAGvC0AAAAABsAsQAAAAAbELEAAAAAEBCAAA5wkAMAEIAADnCQAwBI4LAgC-EgAhrwtAAMASACGwCxAA6xIAIbELEADrEgAhAgAAAN0JACAIAADqCQAgBI4LAgC-EgAhrwtAAMASACGwCxAA6xIAIbELEADrEgAhAgAAAOAJACAIAADsCQAgAgAAAOAJACAIAADsCQAgAwAAAN0JACAPAADlCQAgEAAA6gkAIAEAAADdCQAgAQAAAOAJACAFFQAA3hQAIBYAAOEUACAXAADgFAAgOAAA3xQAIDkAAOIUACAHhQoAAO8QADCGCgAA8wkAEIcKAADvEAAwjgsCAMwPACGvC0AAzg8AIbALEACBEAAhsQsQAIEQACEDAAAA4AkAIAMAAPIJADAUAADzCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAaFCgAA7hAAMIYKAAD5CQAQhwoAAO4QADCLCkAA2Q8AIaULAQAAAAGuCwEA2A8AIQEAAAD2CQAgAQAAAPYJACAGhQoAAO4QADCGCgAA-QkAEIcKAADuEAAwiwpAANkPACGlCwEA2A8AIa4LAQDYDwAhAAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAOLCkAAAAABpQsBAAAAAa4LAQAAAAEBCAAA_gkAIAOLCkAAAAABpQsBAAAAAa4LAQAAAAEBCAAAgAoAMAEIAACACgAwA4sKQADAEgAhpQsBAL8SACGuCwEAvxIAIQIAAAD2CQAgCAAAgwoAIAOLCkAAwBIAIaULAQC_EgAhrgsBAL8SACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAMVAADbFAAgFgAA3RQAIBcAANwUACAGhQoAAO0QADCGCgAAjAoAEIcKAADtEAAwiwpAAM4PACGlCwEAzQ8AIa4LAQDNDwAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACAHhQoAAOsQADCGCgAAkgoAEIcKAADrEAAwwAoBANgPACGrCwEAmBAAIawLQADZDwAhrQsAAOwQACABAAAAjwoAIAEAAACPCgAgBoUKAADrEAAwhgoAAJIKABCHCgAA6xAAMMAKAQDYDwAhqwsBAJgQACGsC0AA2Q8AIQADAAAAkgoAIAMAAJMKADAEAACPCgAgAwAAAJIKACADAACTCgAwBAAAjwoAIAMAAACSCgAgAwAAkwoAMAQAAI8KACADwAoBAAAAAasLAQAAAAGsC0AAAAABAQgAAJcKACADwAoBAAAAAasLAQAAAAGsC0AAAAABAQgAAJkKADABCAAAmQoAMAPACgEAvxIAIasLAQC_EgAhrAtAAMASACECAAAAjwoAIAgAAJwKACADwAoBAL8SACGrCwEAvxIAIawLQADAEgAhAgAAAJIKACAIAACeCgAgAgAAAJIKACAIAACeCgAgAwAAAI8KACAPAACXCgAgEAAAnAoAIAEAAACPCgAgAQAAAJIKACADFQAA2BQAIBYAANoUACAXAADZFAAgBoUKAADqEAAwhgoAAKUKABCHCgAA6hAAMMAKAQDNDwAhqwsBAJUQACGsC0AAzg8AIQMAAACSCgAgAwAApAoAMBQAAKUKACADAAAAkgoAIAMAAJMKADAEAACPCgAgDNkGAADhEAAg3wYAAOIQACCFCgAA4BAAMIYKAACyCgAQhwoAAOAQADCLCkAA2Q8AIcoKAQAAAAGeCwEA2A8AIaULAQAAAAGmCwEA4w8AIacLQADtDwAhqAtAAO0PACEBAAAAqAoAIAfhBAAA6RAAIIUKAADoEAAwhgoAAKoKABCHCgAA6BAAMMAKAQDYDwAhhwsBANgPACGiC0AA2Q8AIQHhBAAA1RQAIAjhBAAA6RAAIIUKAADoEAAwhgoAAKoKABCHCgAA6BAAMMAKAQDYDwAhhwsBANgPACGiC0AA2Q8AIaoLAADnEAAgAwAAAKoKACADAACrCgAwBAAArAoAIBLhBAAA5BAAINsGAADTEAAg3QYAAOUQACDeBgAA5hAAIIUKAADjEAAwhgoAAK4KABCHCgAA4xAAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIeIKQADtDwAh-AoBAOMPACGHCwEA4w8AIZ0LAQDYDwAhngsBANgPACGfCwEA4w8AIaALIACTEAAhoQtAAO0PACEK4QQAANUUACDbBgAA9hMAIN0GAADWFAAg3gYAANcUACCZCgAAxBIAIOIKAADEEgAg-AoAAMQSACCHCwAAxBIAIJ8LAADEEgAgoQsAAMQSACAS4QQAAOQQACDbBgAA0xAAIN0GAADlEAAg3gYAAOYQACCFCgAA4xAAMIYKAACuCgAQhwoAAOMQADCICgEAAAABiwpAANkPACGZCkAA7Q8AIeIKQADtDwAh-AoBAAAAAYcLAQDjDwAhnQsBANgPACGeCwEA2A8AIZ8LAQDjDwAhoAsgAJMQACGhC0AA7Q8AIQMAAACuCgAgAwAArwoAMAQAALAKACAM2QYAAOEQACDfBgAA4hAAIIUKAADgEAAwhgoAALIKABCHCgAA4BAAMIsKQADZDwAhygoBANgPACGeCwEA2A8AIaULAQDYDwAhpgsBAOMPACGnC0AA7Q8AIagLQADtDwAhAQAAALIKACAK2gYAANsQACDcBgAA3xAAIIUKAADeEAAwhgoAALQKABCHCgAA3hAAMIgKAQDYDwAhqwpAANkPACGFCwEA2A8AIZELAQDYDwAhkwtAAO0PACED2gYAANMUACDcBgAA1BQAIJMLAADEEgAgC9oGAADbEAAg3AYAAN8QACCFCgAA3hAAMIYKAAC0CgAQhwoAAN4QADCICgEAAAABqwpAANkPACGFCwEA2A8AIZELAQDYDwAhkwtAAO0PACGpCwAA3RAAIAMAAAC0CgAgAwAAtQoAMAQAALYKACADAAAAtAoAIAMAALUKADAEAAC2CgAgAQAAALQKACAH2gYAANsQACCFCgAA3BAAMIYKAAC6CgAQhwoAANwQADCICgEA2A8AIZELAQDYDwAhkgtAANkPACEB2gYAANMUACAH2gYAANsQACCFCgAA3BAAMIYKAAC6CgAQhwoAANwQADCICgEAAAABkQsBANgPACGSC0AA2Q8AIQMAAAC6CgAgAwAAuwoAMAQAALwKACAL2gYAANsQACCFCgAA2hAAMIYKAAC-CgAQhwoAANoQADDKCgEA2A8AIYALQADZDwAhkQsBANgPACGZCwEA2A8AIZoLEACKEAAhmwsCANcPACGcCxAAihAAIQHaBgAA0xQAIAvaBgAA2xAAIIUKAADaEAAwhgoAAL4KABCHCgAA2hAAMMoKAQAAAAGAC0AA2Q8AIZELAQDYDwAhmQsBANgPACGaCxAAihAAIZsLAgDXDwAhnAsQAIoQACEDAAAAvgoAIAMAAL8KADAEAADACgAgAQAAALQKACABAAAAugoAIAEAAAC-CgAgAQAAAKoKACABAAAArgoAIAEAAACoCgAgBdkGAADRFAAg3wYAANIUACCmCwAAxBIAIKcLAADEEgAgqAsAAMQSACADAAAAsgoAIAMAAMgKADAEAACoCgAgAwAAALIKACADAADICgAwBAAAqAoAIAMAAACyCgAgAwAAyAoAMAQAAKgKACAJ2QYAAM8UACDfBgAA0BQAIIsKQAAAAAHKCgEAAAABngsBAAAAAaULAQAAAAGmCwEAAAABpwtAAAAAAagLQAAAAAEBCAAAzAoAIAeLCkAAAAABygoBAAAAAZ4LAQAAAAGlCwEAAAABpgsBAAAAAacLQAAAAAGoC0AAAAABAQgAAM4KADABCAAAzgoAMAnZBgAAtRQAIN8GAAC2FAAgiwpAAMASACHKCgEAvxIAIZ4LAQC_EgAhpQsBAL8SACGmCwEAyBIAIacLQADPEgAhqAtAAM8SACECAAAAqAoAIAgAANEKACAHiwpAAMASACHKCgEAvxIAIZ4LAQC_EgAhpQsBAL8SACGmCwEAyBIAIacLQADPEgAhqAtAAM8SACECAAAAsgoAIAgAANMKACACAAAAsgoAIAgAANMKACADAAAAqAoAIA8AAMwKACAQAADRCgAgAQAAAKgKACABAAAAsgoAIAYVAACyFAAgFgAAtBQAIBcAALMUACCmCwAAxBIAIKcLAADEEgAgqAsAAMQSACAKhQoAANkQADCGCgAA2goAEIcKAADZEAAwiwpAAM4PACHKCgEAzQ8AIZ4LAQDNDwAhpQsBAM0PACGmCwEA3g8AIacLQADmDwAhqAtAAOYPACEDAAAAsgoAIAMAANkKADAUAADaCgAgAwAAALIKACADAADICgAwBAAAqAoAIAeFCgAA2BAAMIYKAADgCgAQhwoAANgQADCKCgEA2A8AIYsKQADZDwAhowsBAAAAAaQLAQDYDwAhAQAAAN0KACABAAAA3QoAIAeFCgAA2BAAMIYKAADgCgAQhwoAANgQADCKCgEA2A8AIYsKQADZDwAhowsBANgPACGkCwEA2A8AIQADAAAA4AoAIAMAAOEKADAEAADdCgAgAwAAAOAKACADAADhCgAwBAAA3QoAIAMAAADgCgAgAwAA4QoAMAQAAN0KACAEigoBAAAAAYsKQAAAAAGjCwEAAAABpAsBAAAAAQEIAADlCgAgBIoKAQAAAAGLCkAAAAABowsBAAAAAaQLAQAAAAEBCAAA5woAMAEIAADnCgAwBIoKAQC_EgAhiwpAAMASACGjCwEAvxIAIaQLAQC_EgAhAgAAAN0KACAIAADqCgAgBIoKAQC_EgAhiwpAAMASACGjCwEAvxIAIaQLAQC_EgAhAgAAAOAKACAIAADsCgAgAgAAAOAKACAIAADsCgAgAwAAAN0KACAPAADlCgAgEAAA6goAIAEAAADdCgAgAQAAAOAKACADFQAArxQAIBYAALEUACAXAACwFAAgB4UKAADXEAAwhgoAAPMKABCHCgAA1xAAMIoKAQDNDwAhiwpAAM4PACGjCwEAzQ8AIaQLAQDNDwAhAwAAAOAKACADAADyCgAwFAAA8woAIAMAAADgCgAgAwAA4QoAMAQAAN0KACABAAAArAoAIAEAAACsCgAgAwAAAKoKACADAACrCgAwBAAArAoAIAMAAACqCgAgAwAAqwoAMAQAAKwKACADAAAAqgoAIAMAAKsKADAEAACsCgAgBOEEAACuFAAgwAoBAAAAAYcLAQAAAAGiC0AAAAABAQgAAPsKACADwAoBAAAAAYcLAQAAAAGiC0AAAAABAQgAAP0KADABCAAA_QoAMAThBAAArRQAIMAKAQC_EgAhhwsBAL8SACGiC0AAwBIAIQIAAACsCgAgCAAAgAsAIAPACgEAvxIAIYcLAQC_EgAhogtAAMASACECAAAAqgoAIAgAAIILACACAAAAqgoAIAgAAIILACADAAAArAoAIA8AAPsKACAQAACACwAgAQAAAKwKACABAAAAqgoAIAMVAACqFAAgFgAArBQAIBcAAKsUACAGhQoAANYQADCGCgAAiQsAEIcKAADWEAAwwAoBAM0PACGHCwEAzQ8AIaILQADODwAhAwAAAKoKACADAACICwAwFAAAiQsAIAMAAACqCgAgAwAAqwoAMAQAAKwKACABAAAAsAoAIAEAAACwCgAgAwAAAK4KACADAACvCgAwBAAAsAoAIAMAAACuCgAgAwAArwoAMAQAALAKACADAAAArgoAIAMAAK8KADAEAACwCgAgD-EEAACmFAAg2wYAAKcUACDdBgAAqBQAIN4GAACpFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4gpAAAAAAfgKAQAAAAGHCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsgAAAAAaELQAAAAAEBCAAAkQsAIAuICgEAAAABiwpAAAAAAZkKQAAAAAHiCkAAAAAB-AoBAAAAAYcLAQAAAAGdCwEAAAABngsBAAAAAZ8LAQAAAAGgCyAAAAABoQtAAAAAAQEIAACTCwAwAQgAAJMLADABAAAAsgoAIA_hBAAAgRQAINsGAACCFAAg3QYAAIMUACDeBgAAhBQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeIKQADPEgAh-AoBAMgSACGHCwEAyBIAIZ0LAQC_EgAhngsBAL8SACGfCwEAyBIAIaALIADiEgAhoQtAAM8SACECAAAAsAoAIAgAAJcLACALiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4gpAAM8SACH4CgEAyBIAIYcLAQDIEgAhnQsBAL8SACGeCwEAvxIAIZ8LAQDIEgAhoAsgAOISACGhC0AAzxIAIQIAAACuCgAgCAAAmQsAIAIAAACuCgAgCAAAmQsAIAEAAACyCgAgAwAAALAKACAPAACRCwAgEAAAlwsAIAEAAACwCgAgAQAAAK4KACAJFQAA_hMAIBYAAIAUACAXAAD_EwAgmQoAAMQSACDiCgAAxBIAIPgKAADEEgAghwsAAMQSACCfCwAAxBIAIKELAADEEgAgDoUKAADVEAAwhgoAAKELABCHCgAA1RAAMIgKAQDNDwAhiwpAAM4PACGZCkAA5g8AIeIKQADmDwAh-AoBAN4PACGHCwEA3g8AIZ0LAQDNDwAhngsBAM0PACGfCwEA3g8AIaALIAD8DwAhoQtAAOYPACEDAAAArgoAIAMAAKALADAUAAChCwAgAwAAAK4KACADAACvCgAwBAAAsAoAIAEAAADACgAgAQAAAMAKACADAAAAvgoAIAMAAL8KADAEAADACgAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAI2gYAAP0TACDKCgEAAAABgAtAAAAAAZELAQAAAAGZCwEAAAABmgsQAAAAAZsLAgAAAAGcCxAAAAABAQgAAKkLACAHygoBAAAAAYALQAAAAAGRCwEAAAABmQsBAAAAAZoLEAAAAAGbCwIAAAABnAsQAAAAAQEIAACrCwAwAQgAAKsLADAI2gYAAPwTACDKCgEAvxIAIYALQADAEgAhkQsBAL8SACGZCwEAvxIAIZoLEADrEgAhmwsCAL4SACGcCxAA6xIAIQIAAADACgAgCAAArgsAIAfKCgEAvxIAIYALQADAEgAhkQsBAL8SACGZCwEAvxIAIZoLEADrEgAhmwsCAL4SACGcCxAA6xIAIQIAAAC-CgAgCAAAsAsAIAIAAAC-CgAgCAAAsAsAIAMAAADACgAgDwAAqQsAIBAAAK4LACABAAAAwAoAIAEAAAC-CgAgBRUAAPcTACAWAAD6EwAgFwAA-RMAIDgAAPgTACA5AAD7EwAgCoUKAADUEAAwhgoAALcLABCHCgAA1BAAMMoKAQDNDwAhgAtAAM4PACGRCwEAzQ8AIZkLAQDNDwAhmgsQAIEQACGbCwIAzA8AIZwLEACBEAAhAwAAAL4KACADAAC2CwAwFAAAtwsAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAP2wYAANMQACCFCgAA0hAAMIYKAAC9CwAQhwoAANIQADCICgEAAAABqwpAANkPACG4CgEA4w8AIeoKAgDXDwAhiAsBANgPACGLCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIZcLAQDYDwAhmAsBANgPACEBAAAAugsAIAEAAAC6CwAgD9sGAADTEAAghQoAANIQADCGCgAAvQsAEIcKAADSEAAwiAoBANgPACGrCkAA2Q8AIbgKAQDjDwAh6goCANcPACGICwEA2A8AIYsLAQDYDwAhlAsBANgPACGVCwEA2A8AIZYLAQDYDwAhlwsBANgPACGYCwEA2A8AIQLbBgAA9hMAILgKAADEEgAgAwAAAL0LACADAAC-CwAwBAAAugsAIAMAAAC9CwAgAwAAvgsAMAQAALoLACADAAAAvQsAIAMAAL4LADAEAAC6CwAgDNsGAAD1EwAgiAoBAAAAAasKQAAAAAG4CgEAAAAB6goCAAAAAYgLAQAAAAGLCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAEBCAAAwgsAIAuICgEAAAABqwpAAAAAAbgKAQAAAAHqCgIAAAABiAsBAAAAAYsLAQAAAAGUCwEAAAABlQsBAAAAAZYLAQAAAAGXCwEAAAABmAsBAAAAAQEIAADECwAwAQgAAMQLADAM2wYAAOgTACCICgEAvxIAIasKQADAEgAhuAoBAMgSACHqCgIAvhIAIYgLAQC_EgAhiwsBAL8SACGUCwEAvxIAIZULAQC_EgAhlgsBAL8SACGXCwEAvxIAIZgLAQC_EgAhAgAAALoLACAIAADHCwAgC4gKAQC_EgAhqwpAAMASACG4CgEAyBIAIeoKAgC-EgAhiAsBAL8SACGLCwEAvxIAIZQLAQC_EgAhlQsBAL8SACGWCwEAvxIAIZcLAQC_EgAhmAsBAL8SACECAAAAvQsAIAgAAMkLACACAAAAvQsAIAgAAMkLACADAAAAugsAIA8AAMILACAQAADHCwAgAQAAALoLACABAAAAvQsAIAYVAADjEwAgFgAA5hMAIBcAAOUTACA4AADkEwAgOQAA5xMAILgKAADEEgAgDoUKAADREAAwhgoAANALABCHCgAA0RAAMIgKAQDNDwAhqwpAAM4PACG4CgEA3g8AIeoKAgDMDwAhiAsBAM0PACGLCwEAzQ8AIZQLAQDNDwAhlQsBAM0PACGWCwEAzQ8AIZcLAQDNDwAhmAsBAM0PACEDAAAAvQsAIAMAAM8LADAUAADQCwAgAwAAAL0LACADAAC-CwAwBAAAugsAIAEAAAC2CgAgAQAAALYKACADAAAAtAoAIAMAALUKADAEAAC2CgAgAwAAALQKACADAAC1CgAwBAAAtgoAIAMAAAC0CgAgAwAAtQoAMAQAALYKACAH2gYAAOETACDcBgAA4hMAIIgKAQAAAAGrCkAAAAABhQsBAAAAAZELAQAAAAGTC0AAAAABAQgAANgLACAFiAoBAAAAAasKQAAAAAGFCwEAAAABkQsBAAAAAZMLQAAAAAEBCAAA2gsAMAEIAADaCwAwB9oGAADfEwAg3AYAAOATACCICgEAvxIAIasKQADAEgAhhQsBAL8SACGRCwEAvxIAIZMLQADPEgAhAgAAALYKACAIAADdCwAgBYgKAQC_EgAhqwpAAMASACGFCwEAvxIAIZELAQC_EgAhkwtAAM8SACECAAAAtAoAIAgAAN8LACACAAAAtAoAIAgAAN8LACADAAAAtgoAIA8AANgLACAQAADdCwAgAQAAALYKACABAAAAtAoAIAQVAADcEwAgFgAA3hMAIBcAAN0TACCTCwAAxBIAIAiFCgAA0BAAMIYKAADmCwAQhwoAANAQADCICgEAzQ8AIasKQADODwAhhQsBAM0PACGRCwEAzQ8AIZMLQADmDwAhAwAAALQKACADAADlCwAwFAAA5gsAIAMAAAC0CgAgAwAAtQoAMAQAALYKACABAAAAvAoAIAEAAAC8CgAgAwAAALoKACADAAC7CgAwBAAAvAoAIAMAAAC6CgAgAwAAuwoAMAQAALwKACADAAAAugoAIAMAALsKADAEAAC8CgAgBNoGAADbEwAgiAoBAAAAAZELAQAAAAGSC0AAAAABAQgAAO4LACADiAoBAAAAAZELAQAAAAGSC0AAAAABAQgAAPALADABCAAA8AsAMATaBgAA2hMAIIgKAQC_EgAhkQsBAL8SACGSC0AAwBIAIQIAAAC8CgAgCAAA8wsAIAOICgEAvxIAIZELAQC_EgAhkgtAAMASACECAAAAugoAIAgAAPULACACAAAAugoAIAgAAPULACADAAAAvAoAIA8AAO4LACAQAADzCwAgAQAAALwKACABAAAAugoAIAMVAADXEwAgFgAA2RMAIBcAANgTACAGhQoAAM8QADCGCgAA_AsAEIcKAADPEAAwiAoBAM0PACGRCwEAzQ8AIZILQADODwAhAwAAALoKACADAAD7CwAwFAAA_AsAIAMAAAC6CgAgAwAAuwoAMAQAALwKACAHhQoAAM0QADCGCgAAggwAEIcKAADNEAAwjQsBANgPACGOC0AA2Q8AIY8LAgDXDwAhkAsAAM4QACABAAAA_wsAIAEAAAD_CwAgBoUKAADNEAAwhgoAAIIMABCHCgAAzRAAMI0LAQDYDwAhjgtAANkPACGPCwIA1w8AIQADAAAAggwAIAMAAIMMADAEAAD_CwAgAwAAAIIMACADAACDDAAwBAAA_wsAIAMAAACCDAAgAwAAgwwAMAQAAP8LACADjQsBAAAAAY4LQAAAAAGPCwIAAAABAQgAAIcMACADjQsBAAAAAY4LQAAAAAGPCwIAAAABAQgAAIkMADABCAAAiQwAMAONCwEAvxIAIY4LQADAEgAhjwsCAL4SACECAAAA_wsAIAgAAIwMACADjQsBAL8SACGOC0AAwBIAIY8LAgC-EgAhAgAAAIIMACAIAACODAAgAgAAAIIMACAIAACODAAgAwAAAP8LACAPAACHDAAgEAAAjAwAIAEAAAD_CwAgAQAAAIIMACAFFQAA0hMAIBYAANUTACAXAADUEwAgOAAA0xMAIDkAANYTACAGhQoAAMwQADCGCgAAlQwAEIcKAADMEAAwjQsBAM0PACGOC0AAzg8AIY8LAgDMDwAhAwAAAIIMACADAACUDAAwFAAAlQwAIAMAAACCDAAgAwAAgwwAMAQAAP8LACAQ8AcAAMgQACCFCgAAxxAAMIYKAACgDAAQhwoAAMcQADCICgEAAAABiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEAAAAB6goCANcPACGHCwEA4w8AIYgLAQDYDwAhiQsBANgPACGKCwEA2A8AIYsLAQDYDwAhAQAAAJgMACAL3AYAAMsQACCFCgAAyhAAMIYKAACaDAAQhwoAAMoQADCfCgEA2A8AIaMKAgDXDwAhpApAAO0PACH4CgEA2A8AIYMLQADtDwAhhQsBANgPACGGCwEA4w8AIQTcBgAA0RMAIKQKAADEEgAggwsAAMQSACCGCwAAxBIAIAzcBgAAyxAAIIUKAADKEAAwhgoAAJoMABCHCgAAyhAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfgKAQDYDwAhgwtAAO0PACGFCwEA2A8AIYYLAQDjDwAhjAsAAMkQACADAAAAmgwAIAMAAJsMADAEAACcDAAgAQAAAJoMACABAAAAmAwAIBDwBwAAyBAAIIUKAADHEAAwhgoAAKAMABCHCgAAxxAAMIgKAQDYDwAhiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEA4w8AIeoKAgDXDwAhhwsBAOMPACGICwEA2A8AIYkLAQDYDwAhigsBANgPACGLCwEA2A8AIQXwBwAA0BMAILgKAADEEgAgwAoAAMQSACDKCgAAxBIAIIcLAADEEgAgAwAAAKAMACADAAChDAAwBAAAmAwAIAMAAACgDAAgAwAAoQwAMAQAAJgMACADAAAAoAwAIAMAAKEMADAEAACYDAAgDfAHAADPEwAgiAoBAAAAAYsKQAAAAAG4CgEAAAABvwoBAAAAAcAKAQAAAAHKCgEAAAAB6goCAAAAAYcLAQAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLCwEAAAABAQgAAKUMACAMiAoBAAAAAYsKQAAAAAG4CgEAAAABvwoBAAAAAcAKAQAAAAHKCgEAAAAB6goCAAAAAYcLAQAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLCwEAAAABAQgAAKcMADABCAAApwwAMA3wBwAAwhMAIIgKAQC_EgAhiwpAAMASACG4CgEAyBIAIb8KAQC_EgAhwAoBAMgSACHKCgEAyBIAIeoKAgC-EgAhhwsBAMgSACGICwEAvxIAIYkLAQC_EgAhigsBAL8SACGLCwEAvxIAIQIAAACYDAAgCAAAqgwAIAyICgEAvxIAIYsKQADAEgAhuAoBAMgSACG_CgEAvxIAIcAKAQDIEgAhygoBAMgSACHqCgIAvhIAIYcLAQDIEgAhiAsBAL8SACGJCwEAvxIAIYoLAQC_EgAhiwsBAL8SACECAAAAoAwAIAgAAKwMACACAAAAoAwAIAgAAKwMACADAAAAmAwAIA8AAKUMACAQAACqDAAgAQAAAJgMACABAAAAoAwAIAkVAAC9EwAgFgAAwBMAIBcAAL8TACA4AAC-EwAgOQAAwRMAILgKAADEEgAgwAoAAMQSACDKCgAAxBIAIIcLAADEEgAgD4UKAADGEAAwhgoAALMMABCHCgAAxhAAMIgKAQDNDwAhiwpAAM4PACG4CgEA3g8AIb8KAQDNDwAhwAoBAN4PACHKCgEA3g8AIeoKAgDMDwAhhwsBAN4PACGICwEAzQ8AIYkLAQDNDwAhigsBAM0PACGLCwEAzQ8AIQMAAACgDAAgAwAAsgwAMBQAALMMACADAAAAoAwAIAMAAKEMADAEAACYDAAgAQAAAJwMACABAAAAnAwAIAMAAACaDAAgAwAAmwwAMAQAAJwMACADAAAAmgwAIAMAAJsMADAEAACcDAAgAwAAAJoMACADAACbDAAwBAAAnAwAIAjcBgAAvBMAIJ8KAQAAAAGjCgIAAAABpApAAAAAAfgKAQAAAAGDC0AAAAABhQsBAAAAAYYLAQAAAAEBCAAAuwwAIAefCgEAAAABowoCAAAAAaQKQAAAAAH4CgEAAAABgwtAAAAAAYULAQAAAAGGCwEAAAABAQgAAL0MADABCAAAvQwAMAjcBgAAuxMAIJ8KAQC_EgAhowoCAL4SACGkCkAAzxIAIfgKAQC_EgAhgwtAAM8SACGFCwEAvxIAIYYLAQDIEgAhAgAAAJwMACAIAADADAAgB58KAQC_EgAhowoCAL4SACGkCkAAzxIAIfgKAQC_EgAhgwtAAM8SACGFCwEAvxIAIYYLAQDIEgAhAgAAAJoMACAIAADCDAAgAgAAAJoMACAIAADCDAAgAwAAAJwMACAPAAC7DAAgEAAAwAwAIAEAAACcDAAgAQAAAJoMACAIFQAAthMAIBYAALkTACAXAAC4EwAgOAAAtxMAIDkAALoTACCkCgAAxBIAIIMLAADEEgAghgsAAMQSACAKhQoAAMUQADCGCgAAyQwAEIcKAADFEAAwnwoBAM0PACGjCgIAzA8AIaQKQADmDwAh-AoBAM0PACGDC0AA5g8AIYULAQDNDwAhhgsBAN4PACEDAAAAmgwAIAMAAMgMADAUAADJDAAgAwAAAJoMACADAACbDAAwBAAAnAwAIB6FCgAAwRAAMIYKAADPDAAQhwoAAMEQADCICgEAAAABiwpAANkPACGfCgAAwhDyCiLACgEA2A8AIcoKAQAAAAHlCgEA2A8AIeoKAQDjDwAh7ApAAO0PACHvCkAA7Q8AIfMKAADDEPMKIvQKAQDjDwAh9QoQAIoQACH2ChAAxBAAIfcKAQDjDwAh-AoAAI8QACD5CgEA4w8AIfoKAQDjDwAh-woBAOMPACH8CgEA4w8AIf0KAQDjDwAh_goAAI8QACD_CgEA4w8AIYALQADtDwAhgQtAAO0PACGCC0AA2Q8AIYMLQADtDwAhhAtAAO0PACEBAAAAzAwAIAEAAADMDAAgHoUKAADBEAAwhgoAAM8MABCHCgAAwRAAMIgKAQCYEAAhiwpAANkPACGfCgAAwhDyCiLACgEA2A8AIcoKAQDYDwAh5QoBANgPACHqCgEA4w8AIewKQADtDwAh7wpAAO0PACHzCgAAwxDzCiL0CgEA4w8AIfUKEACKEAAh9goQAMQQACH3CgEA4w8AIfgKAACPEAAg-QoBAOMPACH6CgEA4w8AIfsKAQDjDwAh_AoBAOMPACH9CgEA4w8AIf4KAACPEAAg_woBAOMPACGAC0AA7Q8AIYELQADtDwAhggtAANkPACGDC0AA7Q8AIYQLQADtDwAhEuoKAADEEgAg7AoAAMQSACDvCgAAxBIAIPQKAADEEgAg9goAAMQSACD3CgAAxBIAIPgKAADEEgAg-QoAAMQSACD6CgAAxBIAIPsKAADEEgAg_AoAAMQSACD9CgAAxBIAIP4KAADEEgAg_woAAMQSACCACwAAxBIAIIELAADEEgAggwsAAMQSACCECwAAxBIAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIBuICgEAAAABiwpAAAAAAZ8KAAAA8goCwAoBAAAAAcoKAQAAAAHlCgEAAAAB6goBAAAAAewKQAAAAAHvCkAAAAAB8woAAADzCgL0CgEAAAAB9QoQAAAAAfYKEAAAAAH3CgEAAAAB-AqAAAAAAfkKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CgEAAAAB_gqAAAAAAf8KAQAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAGDC0AAAAABhAtAAAAAAQEIAADUDAAgG4gKAQAAAAGLCkAAAAABnwoAAADyCgLACgEAAAABygoBAAAAAeUKAQAAAAHqCgEAAAAB7ApAAAAAAe8KQAAAAAHzCgAAAPMKAvQKAQAAAAH1ChAAAAAB9goQAAAAAfcKAQAAAAH4CoAAAAAB-QoBAAAAAfoKAQAAAAH7CgEAAAAB_AoBAAAAAf0KAQAAAAH-CoAAAAAB_woBAAAAAYALQAAAAAGBC0AAAAABggtAAAAAAYMLQAAAAAGEC0AAAAABAQgAANYMADABCAAA1gwAMBuICgEAvxIAIYsKQADAEgAhnwoAALMT8goiwAoBAL8SACHKCgEAvxIAIeUKAQC_EgAh6goBAMgSACHsCkAAzxIAIe8KQADPEgAh8woAALQT8woi9AoBAMgSACH1ChAA6xIAIfYKEAC1EwAh9woBAMgSACH4CoAAAAAB-QoBAMgSACH6CgEAyBIAIfsKAQDIEgAh_AoBAMgSACH9CgEAyBIAIf4KgAAAAAH_CgEAyBIAIYALQADPEgAhgQtAAM8SACGCC0AAwBIAIYMLQADPEgAhhAtAAM8SACECAAAAzAwAIAgAANkMACAbiAoBAL8SACGLCkAAwBIAIZ8KAACzE_IKIsAKAQC_EgAhygoBAL8SACHlCgEAvxIAIeoKAQDIEgAh7ApAAM8SACHvCkAAzxIAIfMKAAC0E_MKIvQKAQDIEgAh9QoQAOsSACH2ChAAtRMAIfcKAQDIEgAh-AqAAAAAAfkKAQDIEgAh-goBAMgSACH7CgEAyBIAIfwKAQDIEgAh_QoBAMgSACH-CoAAAAAB_woBAMgSACGAC0AAzxIAIYELQADPEgAhggtAAMASACGDC0AAzxIAIYQLQADPEgAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAXFQAArhMAIBYAALETACAXAACwEwAgOAAArxMAIDkAALITACDqCgAAxBIAIOwKAADEEgAg7woAAMQSACD0CgAAxBIAIPYKAADEEgAg9woAAMQSACD4CgAAxBIAIPkKAADEEgAg-goAAMQSACD7CgAAxBIAIPwKAADEEgAg_QoAAMQSACD-CgAAxBIAIP8KAADEEgAggAsAAMQSACCBCwAAxBIAIIMLAADEEgAghAsAAMQSACAehQoAALcQADCGCgAA4gwAEIcKAAC3EAAwiAoBAJUQACGLCkAAzg8AIZ8KAAC4EPIKIsAKAQDNDwAhygoBAM0PACHlCgEAzQ8AIeoKAQDeDwAh7ApAAOYPACHvCkAA5g8AIfMKAAC5EPMKIvQKAQDeDwAh9QoQAIEQACH2ChAAuhAAIfcKAQDeDwAh-AoAAPEPACD5CgEA3g8AIfoKAQDeDwAh-woBAN4PACH8CgEA3g8AIf0KAQDeDwAh_goAAPEPACD_CgEA3g8AIYALQADmDwAhgQtAAOYPACGCC0AAzg8AIYMLQADmDwAhhAtAAOYPACEDAAAAzwwAIAMAAOEMADAUAADiDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAmFCgAAtBAAMIYKAADoDAAQhwoAALQQADCLCkAA2Q8AIb8KAAC1EO8KIuQKAQCYEAAh7ApAAO0PACHvCkAA7Q8AIfAKAAC2EAAgAQAAAOUMACABAAAA5QwAIAiFCgAAtBAAMIYKAADoDAAQhwoAALQQADCLCkAA2Q8AIb8KAAC1EO8KIuQKAQCYEAAh7ApAAO0PACHvCkAA7Q8AIQLsCgAAxBIAIO8KAADEEgAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgBYsKQAAAAAG_CgAAAO8KAuQKAQAAAAHsCkAAAAAB7wpAAAAAAQEIAADtDAAgBYsKQAAAAAG_CgAAAO8KAuQKAQAAAAHsCkAAAAAB7wpAAAAAAQEIAADvDAAwAQgAAO8MADAFiwpAAMASACG_CgAArRPvCiLkCgEAvxIAIewKQADPEgAh7wpAAM8SACECAAAA5QwAIAgAAPIMACAFiwpAAMASACG_CgAArRPvCiLkCgEAvxIAIewKQADPEgAh7wpAAM8SACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAUVAACqEwAgFgAArBMAIBcAAKsTACDsCgAAxBIAIO8KAADEEgAgCIUKAACwEAAwhgoAAPsMABCHCgAAsBAAMIsKQADODwAhvwoAALEQ7woi5AoBAJUQACHsCkAA5g8AIe8KQADmDwAhAwAAAOgMACADAAD6DAAwFAAA-wwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACAJhQoAAK8QADCGCgAAgQ0AEIcKAACvEAAwiAoBAAAAAYsKQADZDwAh4QoAAKQQACDrCgEAAAAB7ApAAO0PACHtCkAA7Q8AIQEAAAD-DAAgAQAAAP4MACAJhQoAAK8QADCGCgAAgQ0AEIcKAACvEAAwiAoBANgPACGLCkAA2Q8AIeEKAACkEAAg6woBANgPACHsCkAA7Q8AIe0KQADtDwAhAuwKAADEEgAg7QoAAMQSACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACAGiAoBAAAAAYsKQAAAAAHhCoAAAAAB6woBAAAAAewKQAAAAAHtCkAAAAABAQgAAIYNACAGiAoBAAAAAYsKQAAAAAHhCoAAAAAB6woBAAAAAewKQAAAAAHtCkAAAAABAQgAAIgNADABCAAAiA0AMAaICgEAvxIAIYsKQADAEgAh4QqAAAAAAesKAQC_EgAh7ApAAM8SACHtCkAAzxIAIQIAAAD-DAAgCAAAiw0AIAaICgEAvxIAIYsKQADAEgAh4QqAAAAAAesKAQC_EgAh7ApAAM8SACHtCkAAzxIAIQIAAACBDQAgCAAAjQ0AIAIAAACBDQAgCAAAjQ0AIAMAAAD-DAAgDwAAhg0AIBAAAIsNACABAAAA_gwAIAEAAACBDQAgBRUAAKcTACAWAACpEwAgFwAAqBMAIOwKAADEEgAg7QoAAMQSACAJhQoAAK4QADCGCgAAlA0AEIcKAACuEAAwiAoBAM0PACGLCkAAzg8AIeEKAACeEAAg6woBAM0PACHsCkAA5g8AIe0KQADmDwAhAwAAAIENACADAACTDQAwFAAAlA0AIAMAAACBDQAgAwAAgg0AMAQAAP4MACAOhQoAAK0QADCGCgAAmg0AEIcKAACtEAAwiAoBAAAAAYsKQADZDwAhmQpAANkPACG4CgEA2A8AIcAKAQDYDwAhwQoBANgPACHDCgEA2A8AIecKAgDXDwAh6ApAANkPACHpCkAA7Q8AIeoKAgCQEAAhAQAAAJcNACABAAAAlw0AIA6FCgAArRAAMIYKAACaDQAQhwoAAK0QADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA2A8AIcAKAQDYDwAhwQoBANgPACHDCgEA2A8AIecKAgDXDwAh6ApAANkPACHpCkAA7Q8AIeoKAgCQEAAhAukKAADEEgAg6goAAMQSACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACALiAoBAAAAAYsKQAAAAAGZCkAAAAABuAoBAAAAAcAKAQAAAAHBCgEAAAABwwoBAAAAAecKAgAAAAHoCkAAAAAB6QpAAAAAAeoKAgAAAAEBCAAAnw0AIAuICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABwAoBAAAAAcEKAQAAAAHDCgEAAAAB5woCAAAAAegKQAAAAAHpCkAAAAAB6goCAAAAAQEIAAChDQAwAQgAAKENADALiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhuAoBAL8SACHACgEAvxIAIcEKAQC_EgAhwwoBAL8SACHnCgIAvhIAIegKQADAEgAh6QpAAM8SACHqCgIA2RIAIQIAAACXDQAgCAAApA0AIAuICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAvxIAIcAKAQC_EgAhwQoBAL8SACHDCgEAvxIAIecKAgC-EgAh6ApAAMASACHpCkAAzxIAIeoKAgDZEgAhAgAAAJoNACAIAACmDQAgAgAAAJoNACAIAACmDQAgAwAAAJcNACAPAACfDQAgEAAApA0AIAEAAACXDQAgAQAAAJoNACAHFQAAohMAIBYAAKUTACAXAACkEwAgOAAAoxMAIDkAAKYTACDpCgAAxBIAIOoKAADEEgAgDoUKAACsEAAwhgoAAK0NABCHCgAArBAAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIbgKAQDNDwAhwAoBAM0PACHBCgEAzQ8AIcMKAQDNDwAh5woCAMwPACHoCkAAzg8AIekKQADmDwAh6goCAPIPACEDAAAAmg0AIAMAAKwNADAUAACtDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIA2FCgAAqRAAMIYKAACzDQAQhwoAAKkQADCLCkAA2Q8AIZ8KAACqEOQKIr8KAACjEOAKIsAKAQDYDwAhygoBAAAAAeEKAACkEAAg4gpAAO0PACHkCgEA2A8AIeUKAQDYDwAh5goAAKsQACABAAAAsA0AIAEAAACwDQAgDIUKAACpEAAwhgoAALMNABCHCgAAqRAAMIsKQADZDwAhnwoAAKoQ5AoivwoAAKMQ4AoiwAoBANgPACHKCgEA2A8AIeEKAACkEAAg4gpAAO0PACHkCgEA2A8AIeUKAQDYDwAhAeIKAADEEgAgAwAAALMNACADAAC0DQAwBAAAsA0AIAMAAACzDQAgAwAAtA0AMAQAALANACADAAAAsw0AIAMAALQNADAEAACwDQAgCYsKQAAAAAGfCgAAAOQKAr8KAAAA4AoCwAoBAAAAAcoKAQAAAAHhCoAAAAAB4gpAAAAAAeQKAQAAAAHlCgEAAAABAQgAALgNACAJiwpAAAAAAZ8KAAAA5AoCvwoAAADgCgLACgEAAAABygoBAAAAAeEKgAAAAAHiCkAAAAAB5AoBAAAAAeUKAQAAAAEBCAAAug0AMAEIAAC6DQAwCYsKQADAEgAhnwoAAKET5AoivwoAAJ0T4AoiwAoBAL8SACHKCgEAvxIAIeEKgAAAAAHiCkAAzxIAIeQKAQC_EgAh5QoBAL8SACECAAAAsA0AIAgAAL0NACAJiwpAAMASACGfCgAAoRPkCiK_CgAAnRPgCiLACgEAvxIAIcoKAQC_EgAh4QqAAAAAAeIKQADPEgAh5AoBAL8SACHlCgEAvxIAIQIAAACzDQAgCAAAvw0AIAIAAACzDQAgCAAAvw0AIAMAAACwDQAgDwAAuA0AIBAAAL0NACABAAAAsA0AIAEAAACzDQAgBBUAAJ4TACAWAACgEwAgFwAAnxMAIOIKAADEEgAgDIUKAAClEAAwhgoAAMYNABCHCgAApRAAMIsKQADODwAhnwoAAKYQ5AoivwoAAJ0Q4AoiwAoBAM0PACHKCgEAzQ8AIeEKAACeEAAg4gpAAOYPACHkCgEAzQ8AIeUKAQDNDwAhAwAAALMNACADAADFDQAwFAAAxg0AIAMAAACzDQAgAwAAtA0AMAQAALANACAJhQoAAKIQADCGCgAAzA0AEIcKAACiEAAwiAoBAAAAAYsKQADZDwAhvwoAAKMQ4Aoi4AoBAAAAAeEKAACkEAAg4gpAAO0PACEBAAAAyQ0AIAEAAADJDQAgCYUKAACiEAAwhgoAAMwNABCHCgAAohAAMIgKAQDYDwAhiwpAANkPACG_CgAAoxDgCiLgCgEA4w8AIeEKAACkEAAg4gpAAO0PACEC4AoAAMQSACDiCgAAxBIAIAMAAADMDQAgAwAAzQ0AMAQAAMkNACADAAAAzA0AIAMAAM0NADAEAADJDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIAaICgEAAAABiwpAAAAAAb8KAAAA4AoC4AoBAAAAAeEKgAAAAAHiCkAAAAABAQgAANENACAGiAoBAAAAAYsKQAAAAAG_CgAAAOAKAuAKAQAAAAHhCoAAAAAB4gpAAAAAAQEIAADTDQAwAQgAANMNADAGiAoBAL8SACGLCkAAwBIAIb8KAACdE-AKIuAKAQDIEgAh4QqAAAAAAeIKQADPEgAhAgAAAMkNACAIAADWDQAgBogKAQC_EgAhiwpAAMASACG_CgAAnRPgCiLgCgEAyBIAIeEKgAAAAAHiCkAAzxIAIQIAAADMDQAgCAAA2A0AIAIAAADMDQAgCAAA2A0AIAMAAADJDQAgDwAA0Q0AIBAAANYNACABAAAAyQ0AIAEAAADMDQAgBRUAAJoTACAWAACcEwAgFwAAmxMAIOAKAADEEgAg4goAAMQSACAJhQoAAJwQADCGCgAA3w0AEIcKAACcEAAwiAoBAM0PACGLCkAAzg8AIb8KAACdEOAKIuAKAQDeDwAh4QoAAJ4QACDiCkAA5g8AIQMAAADMDQAgAwAA3g0AMBQAAN8NACADAAAAzA0AIAMAAM0NADAEAADJDQAgBYUKAACbEAAwhgoAAOUNABCHCgAAmxAAMN0KAQAAAAHeCgEAAAABAQAAAOINACABAAAA4g0AIAWFCgAAmxAAMIYKAADlDQAQhwoAAJsQADDdCgEA2A8AId4KAQDYDwAhAAMAAADlDQAgAwAA5g0AMAQAAOINACADAAAA5Q0AIAMAAOYNADAEAADiDQAgAwAAAOUNACADAADmDQAwBAAA4g0AIALdCgEAAAAB3goBAAAAAQEIAADqDQAgAt0KAQAAAAHeCgEAAAABAQgAAOwNADABCAAA7A0AMALdCgEAvxIAId4KAQC_EgAhAgAAAOINACAIAADvDQAgAt0KAQC_EgAh3goBAL8SACECAAAA5Q0AIAgAAPENACACAAAA5Q0AIAgAAPENACADAAAA4g0AIA8AAOoNACAQAADvDQAgAQAAAOINACABAAAA5Q0AIAMVAACXEwAgFgAAmRMAIBcAAJgTACAFhQoAAJoQADCGCgAA-A0AEIcKAACaEAAw3QoBAM0PACHeCgEAzQ8AIQMAAADlDQAgAwAA9w0AMBQAAPgNACADAAAA5Q0AIAMAAOYNADAEAADiDQAgEp8DAQDYDwAhhQoAAJcQADCGCgAA_g0AEIcKAACXEAAwiAoBAAAAAYsKQADZDwAhwAoBANgPACHKCgEAAAAB0woBANgPACHUCgEA2A8AIdUKAQDYDwAh1goBANgPACHXCgEA2A8AIdgKQADZDwAh2QpAANkPACHaCgIAkBAAIdsKAgCQEAAh3AoBAOMPACEBAAAA-w0AIAEAAAD7DQAgEp8DAQDYDwAhhQoAAJcQADCGCgAA_g0AEIcKAACXEAAwiAoBAJgQACGLCkAA2Q8AIcAKAQDYDwAhygoBANgPACHTCgEA2A8AIdQKAQDYDwAh1QoBANgPACHWCgEA2A8AIdcKAQDYDwAh2ApAANkPACHZCkAA2Q8AIdoKAgCQEAAh2woCAJAQACHcCgEA4w8AIQPaCgAAxBIAINsKAADEEgAg3AoAAMQSACADAAAA_g0AIAMAAP8NADAEAAD7DQAgAwAAAP4NACADAAD_DQAwBAAA-w0AIAMAAAD-DQAgAwAA_w0AMAQAAPsNACAPnwMBAAAAAYgKAQAAAAGLCkAAAAABwAoBAAAAAcoKAQAAAAHTCgEAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKQAAAAAHZCkAAAAAB2goCAAAAAdsKAgAAAAHcCgEAAAABAQgAAIMOACAPnwMBAAAAAYgKAQAAAAGLCkAAAAABwAoBAAAAAcoKAQAAAAHTCgEAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKQAAAAAHZCkAAAAAB2goCAAAAAdsKAgAAAAHcCgEAAAABAQgAAIUOADABCAAAhQ4AMA-fAwEAvxIAIYgKAQC_EgAhiwpAAMASACHACgEAvxIAIcoKAQC_EgAh0woBAL8SACHUCgEAvxIAIdUKAQC_EgAh1goBAL8SACHXCgEAvxIAIdgKQADAEgAh2QpAAMASACHaCgIA2RIAIdsKAgDZEgAh3AoBAMgSACECAAAA-w0AIAgAAIgOACAPnwMBAL8SACGICgEAvxIAIYsKQADAEgAhwAoBAL8SACHKCgEAvxIAIdMKAQC_EgAh1AoBAL8SACHVCgEAvxIAIdYKAQC_EgAh1woBAL8SACHYCkAAwBIAIdkKQADAEgAh2goCANkSACHbCgIA2RIAIdwKAQDIEgAhAgAAAP4NACAIAACKDgAgAgAAAP4NACAIAACKDgAgAwAAAPsNACAPAACDDgAgEAAAiA4AIAEAAAD7DQAgAQAAAP4NACAIFQAAkhMAIBYAAJUTACAXAACUEwAgOAAAkxMAIDkAAJYTACDaCgAAxBIAINsKAADEEgAg3AoAAMQSACASnwMBAM0PACGFCgAAlBAAMIYKAACRDgAQhwoAAJQQADCICgEAlRAAIYsKQADODwAhwAoBAM0PACHKCgEAzQ8AIdMKAQDNDwAh1AoBAM0PACHVCgEAzQ8AIdYKAQDNDwAh1woBAM0PACHYCkAAzg8AIdkKQADODwAh2goCAPIPACHbCgIA8g8AIdwKAQDeDwAhAwAAAP4NACADAACQDgAwFAAAkQ4AIAMAAAD-DQAgAwAA_w0AMAQAAPsNACAbkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBAAAAAYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBAAAAAcsKAQDjDwAhzApAAO0PACHNCkAA7Q8AIc4KAgDXDwAhzwpAAO0PACEBAAAAlA4AIA6RCQAAkRAAIIUKAACSEAAwhgoAAJYOABCHCgAAkhAAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhBZEJAADSEgAguQoAAMQSACC6CgAAxBIAILsKAADEEgAgvAoAAMQSACAOkQkAAJEQACCFCgAAkhAAMIYKAACWDgAQhwoAAJIQADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEAAAABuAoBAAAAAbkKBACJEAAhugpAAO0PACG7CgEA4w8AIbwKQADtDwAhvQogAJMQACEDAAAAlg4AIAMAAJcOADAEAACYDgAgEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAIgQACGdCgEA2A8AIaUKAQDjDwAhpgoEAIgQACGnCgAAjxAAIKgKAQDjDwAhqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQuRCQAA0hIAIKUKAADEEgAgpwoAAMQSACCoCgAAxBIAIKkKAADEEgAgqgoAAMQSACCsCgAAxBIAIK0KAADEEgAgrgoAAMQSACCvCgAAxBIAILAKAADEEgAgEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAAAAAZ0KAQDYDwAhpQoBAAAAAaYKBACIEAAhpwoAAI8QACCoCgEAAAABqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQMAAACaDgAgAwAAmw4AMAQAAJwOACAQkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEA2A8AIYkKAQDjDwAhigoBAOMPACGLCkAA2Q8AIZYKAQDYDwAhnQoBAOMPACGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhAQAAAJ4OACAbkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBAOMPACG_CgAAhxC_CiLACgEA2A8AIcEKAQDYDwAhwgoBANgPACHDCgEA2A8AIcQKAQDYDwAhxQoEAIgQACHGCgQAiRAAIccKAQDjDwAhyAoQAIoQACHJCgEA4w8AIcoKAQDYDwAhywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIQEAAACgDgAgAQAAAJYOACABAAAAmg4AIAEAAACUDgAgC5IJAACPEwAgkwkAAJATACCUCQAAkRMAILgKAADEEgAgxgoAAMQSACDHCgAAxBIAIMkKAADEEgAgywoAAMQSACDMCgAAxBIAIM0KAADEEgAgzwoAAMQSACADAAAAoA4AIAMAAKUOADAEAACUDgAgAwAAAKAOACADAAClDgAwBAAAlA4AIAMAAACgDgAgAwAApQ4AMAQAAJQOACAYkgkAAIwTACCTCQAAjRMAIJQJAACOEwAgiAoBAAAAAYsKQAAAAAGZCkAAAAABuAoBAAAAAb8KAAAAvwoCwAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgQAAAABxgoEAAAAAccKAQAAAAHIChAAAAAByQoBAAAAAcoKAQAAAAHLCgEAAAABzApAAAAAAc0KQAAAAAHOCgIAAAABzwpAAAAAAQEIAACpDgAgFYgKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAG_CgAAAL8KAsAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoEAAAAAcYKBAAAAAHHCgEAAAAByAoQAAAAAckKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAHNCkAAAAABzgoCAAAAAc8KQAAAAAEBCAAAqw4AMAEIAACrDgAwGJIJAADsEgAgkwkAAO0SACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACECAAAAlA4AIAgAAK4OACAViAoBAL8SACGLCkAAwBIAIZkKQADAEgAhuAoBAMgSACG_CgAA6hK_CiLACgEAvxIAIcEKAQC_EgAhwgoBAL8SACHDCgEAvxIAIcQKAQC_EgAhxQoEANgSACHGCgQA2hIAIccKAQDIEgAhyAoQAOsSACHJCgEAyBIAIcoKAQC_EgAhywoBAMgSACHMCkAAzxIAIc0KQADPEgAhzgoCAL4SACHPCkAAzxIAIQIAAACgDgAgCAAAsA4AIAIAAACgDgAgCAAAsA4AIAMAAACUDgAgDwAAqQ4AIBAAAK4OACABAAAAlA4AIAEAAACgDgAgDRUAAOUSACAWAADoEgAgFwAA5xIAIDgAAOYSACA5AADpEgAguAoAAMQSACDGCgAAxBIAIMcKAADEEgAgyQoAAMQSACDLCgAAxBIAIMwKAADEEgAgzQoAAMQSACDPCgAAxBIAIBiFCgAA_w8AMIYKAAC3DgAQhwoAAP8PADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACG4CgEA3g8AIb8KAACAEL8KIsAKAQDNDwAhwQoBAM0PACHCCgEAzQ8AIcMKAQDNDwAhxAoBAM0PACHFCgQA8A8AIcYKBADzDwAhxwoBAN4PACHIChAAgRAAIckKAQDeDwAhygoBAM0PACHLCgEA3g8AIcwKQADmDwAhzQpAAOYPACHOCgIAzA8AIc8KQADmDwAhAwAAAKAOACADAAC2DgAwFAAAtw4AIAMAAACgDgAgAwAApQ4AMAQAAJQOACABAAAAmA4AIAEAAACYDgAgAwAAAJYOACADAACXDgAwBAAAmA4AIAMAAACWDgAgAwAAlw4AMAQAAJgOACADAAAAlg4AIAMAAJcOADAEAACYDgAgC5EJAADkEgAgiwpAAAAAAZkKQAAAAAGdCgEAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQEIAAC_DgAgCosKQAAAAAGZCkAAAAABnQoBAAAAAbcKAQAAAAG4CgEAAAABuQoEAAAAAboKQAAAAAG7CgEAAAABvApAAAAAAb0KIAAAAAEBCAAAwQ4AMAEIAADBDgAwC5EJAADjEgAgiwpAAMASACGZCkAAwBIAIZ0KAQC_EgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACECAAAAmA4AIAgAAMQOACAKiwpAAMASACGZCkAAwBIAIZ0KAQC_EgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACECAAAAlg4AIAgAAMYOACACAAAAlg4AIAgAAMYOACADAAAAmA4AIA8AAL8OACAQAADEDgAgAQAAAJgOACABAAAAlg4AIAkVAADdEgAgFgAA4BIAIBcAAN8SACA4AADeEgAgOQAA4RIAILkKAADEEgAgugoAAMQSACC7CgAAxBIAILwKAADEEgAgDYUKAAD7DwAwhgoAAM0OABCHCgAA-w8AMIsKQADODwAhmQpAAM4PACGdCgEAzQ8AIbcKAQDNDwAhuAoBAM0PACG5CgQA8w8AIboKQADmDwAhuwoBAN4PACG8CkAA5g8AIb0KIAD8DwAhAwAAAJYOACADAADMDgAwFAAAzQ4AIAMAAACWDgAgAwAAlw4AMAQAAJgOACABAAAAnA4AIAEAAACcDgAgAwAAAJoOACADAACbDgAwBAAAnA4AIAMAAACaDgAgAwAAmw4AMAQAAJwOACADAAAAmg4AIAMAAJsOADAEAACcDgAgD5EJAADcEgAgiAoEAAAAAZ0KAQAAAAGlCgEAAAABpgoEAAAAAacKgAAAAAGoCgEAAAABqQoCAAAAAaoKBAAAAAGrCkAAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABrwoBAAAAAbAKQAAAAAEBCAAA1Q4AIA6ICgQAAAABnQoBAAAAAaUKAQAAAAGmCgQAAAABpwqAAAAAAagKAQAAAAGpCgIAAAABqgoEAAAAAasKQAAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAGvCgEAAAABsApAAAAAAQEIAADXDgAwAQgAANcOADAPkQkAANsSACCICgQA2BIAIZ0KAQC_EgAhpQoBAMgSACGmCgQA2BIAIacKgAAAAAGoCgEAyBIAIakKAgDZEgAhqgoEANoSACGrCkAAwBIAIawKQADPEgAhrQpAAM8SACGuCgEAyBIAIa8KAQDIEgAhsApAAM8SACECAAAAnA4AIAgAANoOACAOiAoEANgSACGdCgEAvxIAIaUKAQDIEgAhpgoEANgSACGnCoAAAAABqAoBAMgSACGpCgIA2RIAIaoKBADaEgAhqwpAAMASACGsCkAAzxIAIa0KQADPEgAhrgoBAMgSACGvCgEAyBIAIbAKQADPEgAhAgAAAJoOACAIAADcDgAgAgAAAJoOACAIAADcDgAgAwAAAJwOACAPAADVDgAgEAAA2g4AIAEAAACcDgAgAQAAAJoOACAPFQAA0xIAIBYAANYSACAXAADVEgAgOAAA1BIAIDkAANcSACClCgAAxBIAIKcKAADEEgAgqAoAAMQSACCpCgAAxBIAIKoKAADEEgAgrAoAAMQSACCtCgAAxBIAIK4KAADEEgAgrwoAAMQSACCwCgAAxBIAIBGFCgAA7w8AMIYKAADjDgAQhwoAAO8PADCICgQA8A8AIZ0KAQDNDwAhpQoBAN4PACGmCgQA8A8AIacKAADxDwAgqAoBAN4PACGpCgIA8g8AIaoKBADzDwAhqwpAAM4PACGsCkAA5g8AIa0KQADmDwAhrgoBAN4PACGvCgEA3g8AIbAKQADmDwAhAwAAAJoOACADAADiDgAwFAAA4w4AIAMAAACaDgAgAwAAmw4AMAQAAJwOACAQkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEAAAABiQoBAOMPACGKCgEA4w8AIYsKQADZDwAhlgoBAAAAAZ0KAQAAAAGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhAQAAAOYOACABAAAA5g4AIAiRCQAA0hIAIIkKAADEEgAgigoAAMQSACCdCgAAxBIAIKAKAADEEgAgoQoAAMQSACCiCgAAxBIAIKQKAADEEgAgAwAAAJ4OACADAADpDgAwBAAA5g4AIAMAAACeDgAgAwAA6Q4AMAQAAOYOACADAAAAng4AIAMAAOkOADAEAADmDgAgDZEJAADREgAgiAoBAAAAAYkKAQAAAAGKCgEAAAABiwpAAAAAAZYKAQAAAAGdCgEAAAABnwoAAACfCgKgCgEAAAABoQpAAAAAAaIKQAAAAAGjCgIAAAABpApAAAAAAQEIAADtDgAgDIgKAQAAAAGJCgEAAAABigoBAAAAAYsKQAAAAAGWCgEAAAABnQoBAAAAAZ8KAAAAnwoCoAoBAAAAAaEKQAAAAAGiCkAAAAABowoCAAAAAaQKQAAAAAEBCAAA7w4AMAEIAADvDgAwAQAAAKAOACANkQkAANASACCICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnQoBAMgSACGfCgAAzhKfCiKgCgEAyBIAIaEKQADPEgAhogpAAM8SACGjCgIAvhIAIaQKQADPEgAhAgAAAOYOACAIAADzDgAgDIgKAQC_EgAhiQoBAMgSACGKCgEAyBIAIYsKQADAEgAhlgoBAL8SACGdCgEAyBIAIZ8KAADOEp8KIqAKAQDIEgAhoQpAAM8SACGiCkAAzxIAIaMKAgC-EgAhpApAAM8SACECAAAAng4AIAgAAPUOACACAAAAng4AIAgAAPUOACABAAAAoA4AIAMAAADmDgAgDwAA7Q4AIBAAAPMOACABAAAA5g4AIAEAAACeDgAgDBUAAMkSACAWAADMEgAgFwAAyxIAIDgAAMoSACA5AADNEgAgiQoAAMQSACCKCgAAxBIAIJ0KAADEEgAgoAoAAMQSACChCgAAxBIAIKIKAADEEgAgpAoAAMQSACAPhQoAAOQPADCGCgAA_Q4AEIcKAADkDwAwiAoBAM0PACGJCgEA3g8AIYoKAQDeDwAhiwpAAM4PACGWCgEAzQ8AIZ0KAQDeDwAhnwoAAOUPnwoioAoBAN4PACGhCkAA5g8AIaIKQADmDwAhowoCAMwPACGkCkAA5g8AIQMAAACeDgAgAwAA_A4AMBQAAP0OACADAAAAng4AIAMAAOkOADAEAADmDgAgB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEAAAABnAoBAOMPACEBAAAAgA8AIAEAAACADwAgB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEA2A8AIZwKAQDjDwAhAZwKAADEEgAgAwAAAIMPACADAACEDwAwBAAAgA8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACADAAAAgw8AIAMAAIQPADAEAACADwAgBIoKAQAAAAGLCkAAAAABmwoBAAAAAZwKAQAAAAEBCAAAiA8AIASKCgEAAAABiwpAAAAAAZsKAQAAAAGcCgEAAAABAQgAAIoPADABCAAAig8AMASKCgEAvxIAIYsKQADAEgAhmwoBAL8SACGcCgEAyBIAIQIAAACADwAgCAAAjQ8AIASKCgEAvxIAIYsKQADAEgAhmwoBAL8SACGcCgEAyBIAIQIAAACDDwAgCAAAjw8AIAIAAACDDwAgCAAAjw8AIAMAAACADwAgDwAAiA8AIBAAAI0PACABAAAAgA8AIAEAAACDDwAgBBUAAMUSACAWAADHEgAgFwAAxhIAIJwKAADEEgAgB4UKAADdDwAwhgoAAJYPABCHCgAA3Q8AMIoKAQDNDwAhiwpAAM4PACGbCgEAzQ8AIZwKAQDeDwAhAwAAAIMPACADAACVDwAwFAAAlg8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACAIhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACGaCgAA3A8AIAEAAACZDwAgAQAAAJkPACAHhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACEAAwAAAJwPACADAACdDwAwBAAAmQ8AIAMAAACcDwAgAwAAnQ8AMAQAAJkPACADAAAAnA8AIAMAAJ0PADAEAACZDwAgBJYKAQAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAEBCAAAoQ8AIASWCgEAAAABlwoBAAAAAZgKAQAAAAGZCkAAAAABAQgAAKMPADABCAAAow8AMASWCgEAvxIAIZcKAQC_EgAhmAoBAL8SACGZCkAAwBIAIQIAAACZDwAgCAAApg8AIASWCgEAvxIAIZcKAQC_EgAhmAoBAL8SACGZCkAAwBIAIQIAAACcDwAgCAAAqA8AIAIAAACcDwAgCAAAqA8AIAMAAACZDwAgDwAAoQ8AIBAAAKYPACABAAAAmQ8AIAEAAACcDwAgAxUAAMESACAWAADDEgAgFwAAwhIAIAeFCgAA2g8AMIYKAACvDwAQhwoAANoPADCWCgEAzQ8AIZcKAQDNDwAhmAoBAM0PACGZCkAAzg8AIQMAAACcDwAgAwAArg8AMBQAAK8PACADAAAAnA8AIAMAAJ0PADAEAACZDwAgB4UKAADWDwAwhgoAALUPABCHCgAA1g8AMIgKAgAAAAGJCgEA2A8AIYoKAQDYDwAhiwpAANkPACEBAAAAsg8AIAEAAACyDwAgB4UKAADWDwAwhgoAALUPABCHCgAA1g8AMIgKAgDXDwAhiQoBANgPACGKCgEA2A8AIYsKQADZDwAhAAMAAAC1DwAgAwAAtg8AMAQAALIPACADAAAAtQ8AIAMAALYPADAEAACyDwAgAwAAALUPACADAAC2DwAwBAAAsg8AIASICgIAAAABiQoBAAAAAYoKAQAAAAGLCkAAAAABAQgAALoPACAEiAoCAAAAAYkKAQAAAAGKCgEAAAABiwpAAAAAAQEIAAC8DwAwAQgAALwPADAEiAoCAL4SACGJCgEAvxIAIYoKAQC_EgAhiwpAAMASACECAAAAsg8AIAgAAL8PACAEiAoCAL4SACGJCgEAvxIAIYoKAQC_EgAhiwpAAMASACECAAAAtQ8AIAgAAMEPACACAAAAtQ8AIAgAAMEPACADAAAAsg8AIA8AALoPACAQAAC_DwAgAQAAALIPACABAAAAtQ8AIAUVAAC5EgAgFgAAvBIAIBcAALsSACA4AAC6EgAgOQAAvRIAIAeFCgAAyw8AMIYKAADIDwAQhwoAAMsPADCICgIAzA8AIYkKAQDNDwAhigoBAM0PACGLCkAAzg8AIQMAAAC1DwAgAwAAxw8AMBQAAMgPACADAAAAtQ8AIAMAALYPADAEAACyDwAgB4UKAADLDwAwhgoAAMgPABCHCgAAyw8AMIgKAgDMDwAhiQoBAM0PACGKCgEAzQ8AIYsKQADODwAhDRUAANAPACAWAADQDwAgFwAA0A8AIDgAANUPACA5AADQDwAg4QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDUDwAhDhUAANAPACAWAADTDwAgFwAA0w8AIOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0g8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQsVAADQDwAgFgAA0Q8AIBcAANEPACDhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAM8PACELFQAA0A8AIBYAANEPACAXAADRDwAg4QRAAAAABIwKQAAAAAGNCkAAAAAEjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADPDwAhCOEEAgAAAASMCgIAAAABjQoCAAAABI4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA0A8AIQjhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAANEPACEOFQAA0A8AIBYAANMPACAXAADTDwAg4QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDSDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABC-EEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQ0VAADQDwAgFgAA0A8AIBcAANAPACA4AADVDwAgOQAA0A8AIOEEAgAAAASMCgIAAAABjQoCAAAABI4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA1A8AIQjhBAgAAAAEjAoIAAAAAY0KCAAAAASOCggAAAABjwoIAAAAAZAKCAAAAAGRCggAAAABkgoIANUPACEHhQoAANYPADCGCgAAtQ8AEIcKAADWDwAwiAoCANcPACGJCgEA2A8AIYoKAQDYDwAhiwpAANkPACEI4QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDQDwAhC-EEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQjhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAANEPACEHhQoAANoPADCGCgAArw8AEIcKAADaDwAwlgoBAM0PACGXCgEAzQ8AIZgKAQDNDwAhmQpAAM4PACEHhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACEClgoBAAAAAZcKAQAAAAEHhQoAAN0PADCGCgAAlg8AEIcKAADdDwAwigoBAM0PACGLCkAAzg8AIZsKAQDNDwAhnAoBAN4PACEOFQAA4A8AIBYAAOEPACAXAADhDwAg4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDfDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABDhUAAOAPACAWAADhDwAgFwAA4Q8AIOEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA3w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQjhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAOAPACEL4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDhDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEA2A8AIZwKAQDjDwAhC-EEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA4Q8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQ-FCgAA5A8AMIYKAAD9DgAQhwoAAOQPADCICgEAzQ8AIYkKAQDeDwAhigoBAN4PACGLCkAAzg8AIZYKAQDNDwAhnQoBAN4PACGfCgAA5Q-fCiKgCgEA3g8AIaEKQADmDwAhogpAAOYPACGjCgIAzA8AIaQKQADmDwAhBxUAANAPACAWAADqDwAgFwAA6g8AIOEEAAAAnwoIjAoAAACfCgKNCgAAAJ8KCJIKAADpD58KIgsVAADgDwAgFgAA6A8AIBcAAOgPACDhBEAAAAAFjApAAAAAAY0KQAAAAAWOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAOcPACELFQAA4A8AIBYAAOgPACAXAADoDwAg4QRAAAAABYwKQAAAAAGNCkAAAAAFjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADnDwAhCOEEQAAAAAWMCkAAAAABjQpAAAAABY4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAA6A8AIQcVAADQDwAgFgAA6g8AIBcAAOoPACDhBAAAAJ8KCIwKAAAAnwoCjQoAAACfCgiSCgAA6Q-fCiIE4QQAAACfCgiMCgAAAJ8KAo0KAAAAnwoIkgoAAOoPnwoiEJEJAADuDwAghQoAAOsPADCGCgAAng4AEIcKAADrDwAwiAoBANgPACGJCgEA4w8AIYoKAQDjDwAhiwpAANkPACGWCgEA2A8AIZ0KAQDjDwAhnwoAAOwPnwoioAoBAOMPACGhCkAA7Q8AIaIKQADtDwAhowoCANcPACGkCkAA7Q8AIQThBAAAAJ8KCIwKAAAAnwoCjQoAAACfCgiSCgAA6g-fCiII4QRAAAAABYwKQAAAAAGNCkAAAAAFjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADoDwAhHZIJAACLEAAgkwkAAIwQACCUCQAAjRAAIIUKAACGEAAwhgoAAKAOABCHCgAAhhAAMIgKAQDYDwAhiwpAANkPACGZCkAA2Q8AIbgKAQDjDwAhvwoAAIcQvwoiwAoBANgPACHBCgEA2A8AIcIKAQDYDwAhwwoBANgPACHECgEA2A8AIcUKBACIEAAhxgoEAIkQACHHCgEA4w8AIcgKEACKEAAhyQoBAOMPACHKCgEA2A8AIcsKAQDjDwAhzApAAO0PACHNCkAA7Q8AIc4KAgDXDwAhzwpAAO0PACGdDQAAoA4AIJ4NAACgDgAgEYUKAADvDwAwhgoAAOMOABCHCgAA7w8AMIgKBADwDwAhnQoBAM0PACGlCgEA3g8AIaYKBADwDwAhpwoAAPEPACCoCgEA3g8AIakKAgDyDwAhqgoEAPMPACGrCkAAzg8AIawKQADmDwAhrQpAAOYPACGuCgEA3g8AIa8KAQDeDwAhsApAAOYPACENFQAA0A8AIBYAAPoPACAXAAD6DwAgOAAA1Q8AIDkAAPoPACDhBAQAAAAEjAoEAAAAAY0KBAAAAASOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPkPACEPFQAA4A8AIBYAAPgPACAXAAD4DwAgjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDRUAAOAPACAWAADgDwAgFwAA4A8AIDgAAPUPACA5AADgDwAg4QQCAAAABYwKAgAAAAGNCgIAAAAFjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgD3DwAhDRUAAOAPACAWAAD2DwAgFwAA9g8AIDgAAPUPACA5AAD2DwAg4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD0DwAhDRUAAOAPACAWAAD2DwAgFwAA9g8AIDgAAPUPACA5AAD2DwAg4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD0DwAhCOEECAAAAAWMCggAAAABjQoIAAAABY4KCAAAAAGPCggAAAABkAoIAAAAAZEKCAAAAAGSCggA9Q8AIQjhBAQAAAAFjAoEAAAAAY0KBAAAAAWOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPYPACENFQAA4A8AIBYAAOAPACAXAADgDwAgOAAA9Q8AIDkAAOAPACDhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAPcPACEMjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDRUAANAPACAWAAD6DwAgFwAA-g8AIDgAANUPACA5AAD6DwAg4QQEAAAABIwKBAAAAAGNCgQAAAAEjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD5DwAhCOEEBAAAAASMCgQAAAABjQoEAAAABI4KBAAAAAGPCgQAAAABkAoEAAAAAZEKBAAAAAGSCgQA-g8AIQ2FCgAA-w8AMIYKAADNDgAQhwoAAPsPADCLCkAAzg8AIZkKQADODwAhnQoBAM0PACG3CgEAzQ8AIbgKAQDNDwAhuQoEAPMPACG6CkAA5g8AIbsKAQDeDwAhvApAAOYPACG9CiAA_A8AIQUVAADQDwAgFgAA_g8AIBcAAP4PACCMCiAAAAABkgogAP0PACEFFQAA0A8AIBYAAP4PACAXAAD-DwAgjAogAAAAAZIKIAD9DwAhAowKIAAAAAGSCiAA_g8AIRiFCgAA_w8AMIYKAAC3DgAQhwoAAP8PADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACG4CgEA3g8AIb8KAACAEL8KIsAKAQDNDwAhwQoBAM0PACHCCgEAzQ8AIcMKAQDNDwAhxAoBAM0PACHFCgQA8A8AIcYKBADzDwAhxwoBAN4PACHIChAAgRAAIckKAQDeDwAhygoBAM0PACHLCgEA3g8AIcwKQADmDwAhzQpAAOYPACHOCgIAzA8AIc8KQADmDwAhBxUAANAPACAWAACFEAAgFwAAhRAAIOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACEEL8KIg0VAADQDwAgFgAAgxAAIBcAAIMQACA4AACDEAAgOQAAgxAAIOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAghAAIQ0VAADQDwAgFgAAgxAAIBcAAIMQACA4AACDEAAgOQAAgxAAIOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAghAAIQjhBBAAAAAEjAoQAAAAAY0KEAAAAASOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQAIMQACEHFQAA0A8AIBYAAIUQACAXAACFEAAg4QQAAAC_CgiMCgAAAL8KAo0KAAAAvwoIkgoAAIQQvwoiBOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACFEL8KIhuSCQAAixAAIJMJAACMEAAglAkAAI0QACCFCgAAhhAAMIYKAACgDgAQhwoAAIYQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBANgPACHLCgEA4w8AIcwKQADtDwAhzQpAAO0PACHOCgIA1w8AIc8KQADtDwAhBOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACFEL8KIgjhBAQAAAAEjAoEAAAAAY0KBAAAAASOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPoPACEI4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD2DwAhCOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAgxAAIQPQCgAAlg4AINEKAACWDgAg0goAAJYOACAD0AoAAJoOACDRCgAAmg4AINIKAACaDgAgEpEJAADuDwAghQoAAOsPADCGCgAAng4AEIcKAADrDwAwiAoBANgPACGJCgEA4w8AIYoKAQDjDwAhiwpAANkPACGWCgEA2A8AIZ0KAQDjDwAhnwoAAOwPnwoioAoBAOMPACGhCkAA7Q8AIaIKQADtDwAhowoCANcPACGkCkAA7Q8AIZ0NAACeDgAgng0AAJ4OACASkQkAAJEQACCFCgAAjhAAMIYKAACaDgAQhwoAAI4QADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhDIwKgAAAAAGOCoAAAAABjwqAAAAAAZAKgAAAAAGRCoAAAAABkgqAAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKgAAAAAG1CoAAAAABtgqAAAAAAQjhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAOAPACEdkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBAOMPACG_CgAAhxC_CiLACgEA2A8AIcEKAQDYDwAhwgoBANgPACHDCgEA2A8AIcQKAQDYDwAhxQoEAIgQACHGCgQAiRAAIccKAQDjDwAhyAoQAIoQACHJCgEA4w8AIcoKAQDYDwAhywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIZ0NAACgDgAgng0AAKAOACAOkQkAAJEQACCFCgAAkhAAMIYKAACWDgAQhwoAAJIQADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEA2A8AIbgKAQDYDwAhuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQKMCiAAAAABkgogAP4PACESnwMBAM0PACGFCgAAlBAAMIYKAACRDgAQhwoAAJQQADCICgEAlRAAIYsKQADODwAhwAoBAM0PACHKCgEAzQ8AIdMKAQDNDwAh1AoBAM0PACHVCgEAzQ8AIdYKAQDNDwAh1woBAM0PACHYCkAAzg8AIdkKQADODwAh2goCAPIPACHbCgIA8g8AIdwKAQDeDwAhCxUAANAPACAWAADTDwAgFwAA0w8AIOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAlhAAIQsVAADQDwAgFgAA0w8AIBcAANMPACDhBAEAAAAEjAoBAAAAAY0KAQAAAASOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAJYQACESnwMBANgPACGFCgAAlxAAMIYKAAD-DQAQhwoAAJcQADCICgEAmBAAIYsKQADZDwAhwAoBANgPACHKCgEA2A8AIdMKAQDYDwAh1AoBANgPACHVCgEA2A8AIdYKAQDYDwAh1woBANgPACHYCkAA2Q8AIdkKQADZDwAh2goCAJAQACHbCgIAkBAAIdwKAQDjDwAhCOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAmRAAIQjhBAEAAAAEjAoBAAAAAY0KAQAAAASOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAJkQACEFhQoAAJoQADCGCgAA-A0AEIcKAACaEAAw3QoBAM0PACHeCgEAzQ8AIQWFCgAAmxAAMIYKAADlDQAQhwoAAJsQADDdCgEA2A8AId4KAQDYDwAhCYUKAACcEAAwhgoAAN8NABCHCgAAnBAAMIgKAQDNDwAhiwpAAM4PACG_CgAAnRDgCiLgCgEA3g8AIeEKAACeEAAg4gpAAOYPACEHFQAA0A8AIBYAAKEQACAXAAChEAAg4QQAAADgCgiMCgAAAOAKAo0KAAAA4AoIkgoAAKAQ4AoiDxUAANAPACAWAACfEAAgFwAAnxAAIIwKgAAAAAGOCoAAAAABjwqAAAAAAZAKgAAAAAGRCoAAAAABkgqAAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKgAAAAAG1CoAAAAABtgqAAAAAAQyMCoAAAAABjgqAAAAAAY8KgAAAAAGQCoAAAAABkQqAAAAAAZIKgAAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CoAAAAABtQqAAAAAAbYKgAAAAAEHFQAA0A8AIBYAAKEQACAXAAChEAAg4QQAAADgCgiMCgAAAOAKAo0KAAAA4AoIkgoAAKAQ4AoiBOEEAAAA4AoIjAoAAADgCgKNCgAAAOAKCJIKAAChEOAKIgmFCgAAohAAMIYKAADMDQAQhwoAAKIQADCICgEA2A8AIYsKQADZDwAhvwoAAKMQ4Aoi4AoBAOMPACHhCgAApBAAIOIKQADtDwAhBOEEAAAA4AoIjAoAAADgCgKNCgAAAOAKCJIKAAChEOAKIgyMCoAAAAABjgqAAAAAAY8KgAAAAAGQCoAAAAABkQqAAAAAAZIKgAAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CoAAAAABtQqAAAAAAbYKgAAAAAEMhQoAAKUQADCGCgAAxg0AEIcKAAClEAAwiwpAAM4PACGfCgAAphDkCiK_CgAAnRDgCiLACgEAzQ8AIcoKAQDNDwAh4QoAAJ4QACDiCkAA5g8AIeQKAQDNDwAh5QoBAM0PACEHFQAA0A8AIBYAAKgQACAXAACoEAAg4QQAAADkCgiMCgAAAOQKAo0KAAAA5AoIkgoAAKcQ5AoiBxUAANAPACAWAACoEAAgFwAAqBAAIOEEAAAA5AoIjAoAAADkCgKNCgAAAOQKCJIKAACnEOQKIgThBAAAAOQKCIwKAAAA5AoCjQoAAADkCgiSCgAAqBDkCiIMhQoAAKkQADCGCgAAsw0AEIcKAACpEAAwiwpAANkPACGfCgAAqhDkCiK_CgAAoxDgCiLACgEA2A8AIcoKAQDYDwAh4QoAAKQQACDiCkAA7Q8AIeQKAQDYDwAh5QoBANgPACEE4QQAAADkCgiMCgAAAOQKAo0KAAAA5AoIkgoAAKgQ5AoiAr8KAAAA4AoC5AoBAAAAAQ6FCgAArBAAMIYKAACtDQAQhwoAAKwQADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACG4CgEAzQ8AIcAKAQDNDwAhwQoBAM0PACHDCgEAzQ8AIecKAgDMDwAh6ApAAM4PACHpCkAA5g8AIeoKAgDyDwAhDoUKAACtEAAwhgoAAJoNABCHCgAArRAAMIgKAQDYDwAhiwpAANkPACGZCkAA2Q8AIbgKAQDYDwAhwAoBANgPACHBCgEA2A8AIcMKAQDYDwAh5woCANcPACHoCkAA2Q8AIekKQADtDwAh6goCAJAQACEJhQoAAK4QADCGCgAAlA0AEIcKAACuEAAwiAoBAM0PACGLCkAAzg8AIeEKAACeEAAg6woBAM0PACHsCkAA5g8AIe0KQADmDwAhCYUKAACvEAAwhgoAAIENABCHCgAArxAAMIgKAQDYDwAhiwpAANkPACHhCgAApBAAIOsKAQDYDwAh7ApAAO0PACHtCkAA7Q8AIQiFCgAAsBAAMIYKAAD7DAAQhwoAALAQADCLCkAAzg8AIb8KAACxEO8KIuQKAQCVEAAh7ApAAOYPACHvCkAA5g8AIQcVAADQDwAgFgAAsxAAIBcAALMQACDhBAAAAO8KCIwKAAAA7woCjQoAAADvCgiSCgAAshDvCiIHFQAA0A8AIBYAALMQACAXAACzEAAg4QQAAADvCgiMCgAAAO8KAo0KAAAA7woIkgoAALIQ7woiBOEEAAAA7woIjAoAAADvCgKNCgAAAO8KCJIKAACzEO8KIgiFCgAAtBAAMIYKAADoDAAQhwoAALQQADCLCkAA2Q8AIb8KAAC1EO8KIuQKAQCYEAAh7ApAAO0PACHvCkAA7Q8AIQThBAAAAO8KCIwKAAAA7woCjQoAAADvCgiSCgAAsxDvCiICvwoAAADvCgLkCgEAAAABHoUKAAC3EAAwhgoAAOIMABCHCgAAtxAAMIgKAQCVEAAhiwpAAM4PACGfCgAAuBDyCiLACgEAzQ8AIcoKAQDNDwAh5QoBAM0PACHqCgEA3g8AIewKQADmDwAh7wpAAOYPACHzCgAAuRDzCiL0CgEA3g8AIfUKEACBEAAh9goQALoQACH3CgEA3g8AIfgKAADxDwAg-QoBAN4PACH6CgEA3g8AIfsKAQDeDwAh_AoBAN4PACH9CgEA3g8AIf4KAADxDwAg_woBAN4PACGAC0AA5g8AIYELQADmDwAhggtAAM4PACGDC0AA5g8AIYQLQADmDwAhBxUAANAPACAWAADAEAAgFwAAwBAAIOEEAAAA8goIjAoAAADyCgKNCgAAAPIKCJIKAAC_EPIKIgcVAADQDwAgFgAAvhAAIBcAAL4QACDhBAAAAPMKCIwKAAAA8woCjQoAAADzCgiSCgAAvRDzCiINFQAA4A8AIBYAALwQACAXAAC8EAAgOAAAvBAAIDkAALwQACDhBBAAAAAFjAoQAAAAAY0KEAAAAAWOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQALsQACENFQAA4A8AIBYAALwQACAXAAC8EAAgOAAAvBAAIDkAALwQACDhBBAAAAAFjAoQAAAAAY0KEAAAAAWOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQALsQACEI4QQQAAAABYwKEAAAAAGNChAAAAAFjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEAC8EAAhBxUAANAPACAWAAC-EAAgFwAAvhAAIOEEAAAA8woIjAoAAADzCgKNCgAAAPMKCJIKAAC9EPMKIgThBAAAAPMKCIwKAAAA8woCjQoAAADzCgiSCgAAvhDzCiIHFQAA0A8AIBYAAMAQACAXAADAEAAg4QQAAADyCgiMCgAAAPIKAo0KAAAA8goIkgoAAL8Q8goiBOEEAAAA8goIjAoAAADyCgKNCgAAAPIKCJIKAADAEPIKIh6FCgAAwRAAMIYKAADPDAAQhwoAAMEQADCICgEAmBAAIYsKQADZDwAhnwoAAMIQ8goiwAoBANgPACHKCgEA2A8AIeUKAQDYDwAh6goBAOMPACHsCkAA7Q8AIe8KQADtDwAh8woAAMMQ8woi9AoBAOMPACH1ChAAihAAIfYKEADEEAAh9woBAOMPACH4CgAAjxAAIPkKAQDjDwAh-goBAOMPACH7CgEA4w8AIfwKAQDjDwAh_QoBAOMPACH-CgAAjxAAIP8KAQDjDwAhgAtAAO0PACGBC0AA7Q8AIYILQADZDwAhgwtAAO0PACGEC0AA7Q8AIQThBAAAAPIKCIwKAAAA8goCjQoAAADyCgiSCgAAwBDyCiIE4QQAAADzCgiMCgAAAPMKAo0KAAAA8woIkgoAAL4Q8woiCOEEEAAAAAWMChAAAAABjQoQAAAABY4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAvBAAIQqFCgAAxRAAMIYKAADJDAAQhwoAAMUQADCfCgEAzQ8AIaMKAgDMDwAhpApAAOYPACH4CgEAzQ8AIYMLQADmDwAhhQsBAM0PACGGCwEA3g8AIQ-FCgAAxhAAMIYKAACzDAAQhwoAAMYQADCICgEAzQ8AIYsKQADODwAhuAoBAN4PACG_CgEAzQ8AIcAKAQDeDwAhygoBAN4PACHqCgIAzA8AIYcLAQDeDwAhiAsBAM0PACGJCwEAzQ8AIYoLAQDNDwAhiwsBAM0PACEQ8AcAAMgQACCFCgAAxxAAMIYKAACgDAAQhwoAAMcQADCICgEA2A8AIYsKQADZDwAhuAoBAOMPACG_CgEA2A8AIcAKAQDjDwAhygoBAOMPACHqCgIA1w8AIYcLAQDjDwAhiAsBANgPACGJCwEA2A8AIYoLAQDYDwAhiwsBANgPACED0AoAAJoMACDRCgAAmgwAINIKAACaDAAgAvgKAQAAAAGFCwEAAAABC9wGAADLEAAghQoAAMoQADCGCgAAmgwAEIcKAADKEAAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh-AoBANgPACGDC0AA7Q8AIYULAQDYDwAhhgsBAOMPACES8AcAAMgQACCFCgAAxxAAMIYKAACgDAAQhwoAAMcQADCICgEA2A8AIYsKQADZDwAhuAoBAOMPACG_CgEA2A8AIcAKAQDjDwAhygoBAOMPACHqCgIA1w8AIYcLAQDjDwAhiAsBANgPACGJCwEA2A8AIYoLAQDYDwAhiwsBANgPACGdDQAAoAwAIJ4NAACgDAAgBoUKAADMEAAwhgoAAJUMABCHCgAAzBAAMI0LAQDNDwAhjgtAAM4PACGPCwIAzA8AIQaFCgAAzRAAMIYKAACCDAAQhwoAAM0QADCNCwEA2A8AIY4LQADZDwAhjwsCANcPACECjQsBAAAAAY4LQAAAAAEGhQoAAM8QADCGCgAA_AsAEIcKAADPEAAwiAoBAM0PACGRCwEAzQ8AIZILQADODwAhCIUKAADQEAAwhgoAAOYLABCHCgAA0BAAMIgKAQDNDwAhqwpAAM4PACGFCwEAzQ8AIZELAQDNDwAhkwtAAOYPACEOhQoAANEQADCGCgAA0AsAEIcKAADREAAwiAoBAM0PACGrCkAAzg8AIbgKAQDeDwAh6goCAMwPACGICwEAzQ8AIYsLAQDNDwAhlAsBAM0PACGVCwEAzQ8AIZYLAQDNDwAhlwsBAM0PACGYCwEAzQ8AIQ_bBgAA0xAAIIUKAADSEAAwhgoAAL0LABCHCgAA0hAAMIgKAQDYDwAhqwpAANkPACG4CgEA4w8AIeoKAgDXDwAhiAsBANgPACGLCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIZcLAQDYDwAhmAsBANgPACED0AoAALQKACDRCgAAtAoAINIKAAC0CgAgCoUKAADUEAAwhgoAALcLABCHCgAA1BAAMMoKAQDNDwAhgAtAAM4PACGRCwEAzQ8AIZkLAQDNDwAhmgsQAIEQACGbCwIAzA8AIZwLEACBEAAhDoUKAADVEAAwhgoAAKELABCHCgAA1RAAMIgKAQDNDwAhiwpAAM4PACGZCkAA5g8AIeIKQADmDwAh-AoBAN4PACGHCwEA3g8AIZ0LAQDNDwAhngsBAM0PACGfCwEA3g8AIaALIAD8DwAhoQtAAOYPACEGhQoAANYQADCGCgAAiQsAEIcKAADWEAAwwAoBAM0PACGHCwEAzQ8AIaILQADODwAhB4UKAADXEAAwhgoAAPMKABCHCgAA1xAAMIoKAQDNDwAhiwpAAM4PACGjCwEAzQ8AIaQLAQDNDwAhB4UKAADYEAAwhgoAAOAKABCHCgAA2BAAMIoKAQDYDwAhiwpAANkPACGjCwEA2A8AIaQLAQDYDwAhCoUKAADZEAAwhgoAANoKABCHCgAA2RAAMIsKQADODwAhygoBAM0PACGeCwEAzQ8AIaULAQDNDwAhpgsBAN4PACGnC0AA5g8AIagLQADmDwAhC9oGAADbEAAghQoAANoQADCGCgAAvgoAEIcKAADaEAAwygoBANgPACGAC0AA2Q8AIZELAQDYDwAhmQsBANgPACGaCxAAihAAIZsLAgDXDwAhnAsQAIoQACEU4QQAAOQQACDbBgAA0xAAIN0GAADlEAAg3gYAAOYQACCFCgAA4xAAMIYKAACuCgAQhwoAAOMQADCICgEA2A8AIYsKQADZDwAhmQpAAO0PACHiCkAA7Q8AIfgKAQDjDwAhhwsBAOMPACGdCwEA2A8AIZ4LAQDYDwAhnwsBAOMPACGgCyAAkxAAIaELQADtDwAhnQ0AAK4KACCeDQAArgoAIAfaBgAA2xAAIIUKAADcEAAwhgoAALoKABCHCgAA3BAAMIgKAQDYDwAhkQsBANgPACGSC0AA2Q8AIQKFCwEAAAABkQsBAAAAAQraBgAA2xAAINwGAADfEAAghQoAAN4QADCGCgAAtAoAEIcKAADeEAAwiAoBANgPACGrCkAA2Q8AIYULAQDYDwAhkQsBANgPACGTC0AA7Q8AIRHbBgAA0xAAIIUKAADSEAAwhgoAAL0LABCHCgAA0hAAMIgKAQDYDwAhqwpAANkPACG4CgEA4w8AIeoKAgDXDwAhiAsBANgPACGLCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIZcLAQDYDwAhmAsBANgPACGdDQAAvQsAIJ4NAAC9CwAgDNkGAADhEAAg3wYAAOIQACCFCgAA4BAAMIYKAACyCgAQhwoAAOAQADCLCkAA2Q8AIcoKAQDYDwAhngsBANgPACGlCwEA2A8AIaYLAQDjDwAhpwtAAO0PACGoC0AA7Q8AIQPQCgAAqgoAINEKAACqCgAg0goAAKoKACAD0AoAAK4KACDRCgAArgoAINIKAACuCgAgEuEEAADkEAAg2wYAANMQACDdBgAA5RAAIN4GAADmEAAghQoAAOMQADCGCgAArgoAEIcKAADjEAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4gpAAO0PACH4CgEA4w8AIYcLAQDjDwAhnQsBANgPACGeCwEA2A8AIZ8LAQDjDwAhoAsgAJMQACGhC0AA7Q8AIQ7ZBgAA4RAAIN8GAADiEAAghQoAAOAQADCGCgAAsgoAEIcKAADgEAAwiwpAANkPACHKCgEA2A8AIZ4LAQDYDwAhpQsBANgPACGmCwEA4w8AIacLQADtDwAhqAtAAO0PACGdDQAAsgoAIJ4NAACyCgAgA9AKAAC6CgAg0QoAALoKACDSCgAAugoAIAPQCgAAvgoAINEKAAC-CgAg0goAAL4KACACwAoBAAAAAYcLAQAAAAEH4QQAAOkQACCFCgAA6BAAMIYKAACqCgAQhwoAAOgQADDACgEA2A8AIYcLAQDYDwAhogtAANkPACEO2QYAAOEQACDfBgAA4hAAIIUKAADgEAAwhgoAALIKABCHCgAA4BAAMIsKQADZDwAhygoBANgPACGeCwEA2A8AIaULAQDYDwAhpgsBAOMPACGnC0AA7Q8AIagLQADtDwAhnQ0AALIKACCeDQAAsgoAIAaFCgAA6hAAMIYKAAClCgAQhwoAAOoQADDACgEAzQ8AIasLAQCVEAAhrAtAAM4PACEGhQoAAOsQADCGCgAAkgoAEIcKAADrEAAwwAoBANgPACGrCwEAmBAAIawLQADZDwAhAsAKAQAAAAGrCwEAAAABBoUKAADtEAAwhgoAAIwKABCHCgAA7RAAMIsKQADODwAhpQsBAM0PACGuCwEAzQ8AIQaFCgAA7hAAMIYKAAD5CQAQhwoAAO4QADCLCkAA2Q8AIaULAQDYDwAhrgsBANgPACEHhQoAAO8QADCGCgAA8wkAEIcKAADvEAAwjgsCAMwPACGvC0AAzg8AIbALEACBEAAhsQsQAIEQACEHhQoAAPAQADCGCgAA4AkAEIcKAADwEAAwjgsCANcPACGvC0AA2Q8AIbALEACKEAAhsQsQAIoQACEJhQoAAPEQADCGCgAA2gkAEIcKAADxEAAwiAoBAM0PACGyCwEAzQ8AIbMLAQDNDwAhtAsAAJ4QACC1CyAA_A8AIbYLQADODwAhBoUKAADyEAAwhgoAAMQJABCHCgAA8hAAMIgKAQDNDwAhtgtAAM4PACG3CwEAzQ8AIQeIBgAA9BAAIIUKAADzEAAwhgoAALEJABCHCgAA8xAAMIgKAQDYDwAhtgtAANkPACG3CwEA2A8AIQPQCgAAqwkAINEKAACrCQAg0goAAKsJACAKhwYAAPYQACCFCgAA9RAAMIYKAACrCQAQhwoAAPUQADCICgEA2A8AIbILAQDYDwAhswsBANgPACG0CwAApBAAILULIACTEAAhtgtAANkPACEJiAYAAPQQACCFCgAA8xAAMIYKAACxCQAQhwoAAPMQADCICgEA2A8AIbYLQADZDwAhtwsBANgPACGdDQAAsQkAIJ4NAACxCQAgBoUKAAD3EAAwhgoAAKYJABCHCgAA9xAAMJoLEACBEAAhuAsBAJUQACG5CwIAzA8AIRSFCgAA-BAAMIYKAACQCQAQhwoAAPgQADCICgEAlRAAIYsKQADODwAhnwoBAM0PACGgCgEA3g8AIaMKAgDMDwAhyQoBAN4PACH_CgEAzQ8AIYILQADODwAhmgsQAIEQACG6CwEAlRAAIbsLAQDNDwAhvAsBAM0PACG9CwEA3g8AIb4LAADxDwAgvwtAAOYPACHAC0AA5g8AIcELQADmDwAhCYUKAAD5EAAwhgoAAPoIABCHCgAA-RAAMIgKBADwDwAh_woBAM0PACG6CwEAlRAAIcILAQDeDwAhwwsBAM0PACHEC0AAzg8AIQ6FCgAA-hAAMIYKAADkCAAQhwoAAPoQADCaCxAAgRAAIbkLAgDMDwAhugsBAJUQACHFCwEAzQ8AIcYLAQDNDwAhxwsBAM0PACHICxAAuhAAIckLAgDMDwAhygsBAM0PACHLCwEAzQ8AIcwLAgDyDwAhLoUKAAD7EAAwhgoAAM4IABCHCgAA-xAAMIgKAQCVEAAhiwpAAM4PACGfCgEAzQ8AIckKAQDeDwAh_woBAM0PACGCC0AAzg8AIZkLAQDNDwAhmgsQAIEQACGeCwEAzQ8AIbMLAQDeDwAhwQtAAM4PACHFCwEA3g8AIccLAQDNDwAhygsBAM0PACHNCwEAzQ8AIc4LAQDNDwAhzwsBAM0PACHQCwEAzQ8AIdELAQDNDwAh0gsBAM0PACHTCxAAuhAAIdQLEAC6EAAh1QsCAPIPACHWCwAAnhAAINcLAACeEAAg2AsAAfwQACHZCwAB_BAAIdoLAQDeDwAh2wsAAf0QACHcC0AAzg8AId0LAQDeDwAh3gsBAN4PACHfCwEAzQ8AIeALIAD8DwAh4QsCAPIPACHiCwAA8Q8AIOMLAAH9EAAh5AsAAPEPACDlCwEA_hAAIeYLAQDeDwAh5wsQALoQACHoCyAA_A8AIekLQADmDwAhBxUAANAPACAWAACDEQAgFwAAgxEAIOEEAAEAAASMCgABAAABjQoAAQAABJIKAAGCEQAhBxUAAOAPACAWAACBEQAgFwAAgREAIOEEAAEAAAWMCgABAAABjQoAAQAABZIKAAGAEQAhCxUAAOAPACAWAADhDwAgFwAA4Q8AIOEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA_xAAIQsVAADgDwAgFgAA4Q8AIBcAAOEPACDhBAEAAAAFjAoBAAAAAY0KAQAAAAWOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAP8QACEHFQAA4A8AIBYAAIERACAXAACBEQAg4QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAYARACEE4QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAYERACEHFQAA0A8AIBYAAIMRACAXAACDEQAg4QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYIRACEE4QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYMRACExswUAAIgRACC0BQAAiREAILYFAACKEQAghQoAAIQRADCGCgAAuwgAEIcKAACEEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH_CgEA2A8AIYILQADZDwAhmQsBANgPACGaCxAAihAAIZ4LAQDYDwAhswsBAOMPACHBC0AA2Q8AIcULAQDjDwAhxwsBANgPACHKCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsBANgPACHSCwEA2A8AIdMLEADEEAAh1AsQAMQQACHVCwIAkBAAIdYLAACkEAAg1wsAAKQQACDYCwABhREAIdkLAAGFEQAh2gsBAOMPACHbCwABhhEAIdwLQADZDwAh3QsBAOMPACHeCwEA4w8AId8LAQDYDwAh4AsgAJMQACHhCwIAkBAAIeILAACPEAAg4wsAAYYRACHkCwAAjxAAIOULAQCHEQAh5gsBAOMPACHnCxAAxBAAIegLIACTEAAh6QtAAO0PACEE4QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYMRACEE4QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAYERACEI4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQCLEQAhA9AKAACmCAAg0QoAAKYIACDSCgAApggAIAPQCgAAqggAINEKAACqCAAg0goAAKoIACAD0AoAAK4IACDRCgAArggAINIKAACuCAAgCOEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAixEAIQK4CwEAAAABuQsCAAAAAQe1BQAAjhEAIIUKAACNEQAwhgoAALIIABCHCgAAjREAMJoLEACKEAAhuAsBAJgQACG5CwIA1w8AIRiyBQAAkREAILMFAACSEQAghQoAAJARADCGCgAArggAEIcKAACQEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_woBANgPACGCC0AA2Q8AIZoLEACKEAAhugsBAJgQACG7CwEA2A8AIbwLAQDYDwAhvQsBAOMPACG-CwAAjxAAIL8LQADtDwAhwAtAAO0PACHBC0AA7Q8AIZ0NAACuCAAgng0AAK4IACACugsBAAAAAbwLAQAAAAEWsgUAAJERACCzBQAAkhEAIIUKAACQEQAwhgoAAK4IABCHCgAAkBEAMIgKAQCYEAAhiwpAANkPACGfCgEA2A8AIaAKAQDjDwAhowoCANcPACHJCgEA4w8AIf8KAQDYDwAhggtAANkPACGaCxAAihAAIboLAQCYEAAhuwsBANgPACG8CwEA2A8AIb0LAQDjDwAhvgsAAI8QACC_C0AA7Q8AIcALQADtDwAhwQtAAO0PACEzswUAAIgRACC0BQAAiREAILYFAACKEQAghQoAAIQRADCGCgAAuwgAEIcKAACEEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH_CgEA2A8AIYILQADZDwAhmQsBANgPACGaCxAAihAAIZ4LAQDYDwAhswsBAOMPACHBC0AA2Q8AIcULAQDjDwAhxwsBANgPACHKCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsBANgPACHSCwEA2A8AIdMLEADEEAAh1AsQAMQQACHVCwIAkBAAIdYLAACkEAAg1wsAAKQQACDYCwABhREAIdkLAAGFEQAh2gsBAOMPACHbCwABhhEAIdwLQADZDwAh3QsBAOMPACHeCwEA4w8AId8LAQDYDwAh4AsgAJMQACHhCwIAkBAAIeILAACPEAAg4wsAAYYRACHkCwAAjxAAIOULAQCHEQAh5gsBAOMPACHnCxAAxBAAIegLIACTEAAh6QtAAO0PACGdDQAAuwgAIJ4NAAC7CAAgA9AKAACyCAAg0QoAALIIACDSCgAAsggAIAqyBQAAkREAIIUKAACTEQAwhgoAAKoIABCHCgAAkxEAMIgKBACIEAAh_woBANgPACG6CwEAmBAAIcILAQDjDwAhwwsBANgPACHEC0AA2Q8AIQK5CwIAAAABugsBAAAAAQ-yBQAAkREAIIUKAACVEQAwhgoAAKYIABCHCgAAlREAMJoLEACKEAAhuQsCANcPACG6CwEAmBAAIcULAQDYDwAhxgsBANgPACHHCwEA2A8AIcgLEADEEAAhyQsCANcPACHKCwEA2A8AIcsLAQDYDwAhzAsCAJAQACEEmQsBAAAAAc4LAQAAAAHPCwEAAAAB0QsBAAAAAQeFCgAAlxEAMIYKAAChCAAQhwoAAJcRADC8CwEAzQ8AIe4LAgDMDwAh7wtAAM4PACHwC0AAzg8AIQeFCgAAmBEAMIYKAACOCAAQhwoAAJgRADC8CwEA2A8AIe4LAgDXDwAh7wtAANkPACHwC0AA2Q8AIQWFCgAAmREAMIYKAACICAAQhwoAAJkRADC8CwEAzQ8AIfELQADODwAhBYUKAACaEQAwhgoAAPUHABCHCgAAmhEAMLwLAQDYDwAh8QtAANkPACEXhQoAAJsRADCGCgAA7wcAEIcKAACbEQAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAhnwoAAJwR8wsivwoBAM0PACHACgEAzQ8AIcoKAQDNDwAh5QoBAM0PACHvCkAAzg8AIYILQADODwAhkgtAAOYPACHBC0AA5g8AIccLAQDNDwAh7gsCAMwPACHzCwAAnhAAIPQLAgDMDwAh9QsAAPEPACD2CwAA8Q8AIPcLAQDeDwAh-AtAAM4PACEHFQAA0A8AIBYAAJ4RACAXAACeEQAg4QQAAADzCwiMCgAAAPMLAo0KAAAA8wsIkgoAAJ0R8wsiBxUAANAPACAWAACeEQAgFwAAnhEAIOEEAAAA8wsIjAoAAADzCwKNCgAAAPMLCJIKAACdEfMLIgThBAAAAPMLCIwKAAAA8wsCjQoAAADzCwiSCgAAnhHzCyIXhQoAAJ8RADCGCgAA3AcAEIcKAACfEQAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAhnwoAAKAR8wsivwoBANgPACHACgEA2A8AIcoKAQDYDwAh5QoBANgPACHvCkAA2Q8AIYILQADZDwAhkgtAAO0PACHBC0AA7Q8AIccLAQDYDwAh7gsCANcPACHzCwAApBAAIPQLAgDXDwAh9QsAAI8QACD2CwAAjxAAIPcLAQDjDwAh-AtAANkPACEE4QQAAADzCwiMCgAAAPMLAo0KAAAA8wsIkgoAAJ4R8wsiCtwBAQDNDwAhhQoAAKERADCGCgAA1gcAEIcKAAChEQAwiAoEAPAPACGeCwEAzQ8AIaULAQDNDwAh-QsBAM0PACH6CwEAzQ8AIfsLAgDMDwAhBYUKAACiEQAwhgoAAMAHABCHCgAAohEAMKULAQDNDwAh_AsCAMwPACEG3QEAAKQRACCFCgAAoxEAMIYKAACtBwAQhwoAAKMRADClCwEA2A8AIfwLAgDXDwAhA9AKAACnBwAg0QoAAKcHACDSCgAApwcAIAvcAQEA2A8AIeEEAACmEQAghQoAAKURADCGCgAApwcAEIcKAAClEQAwiAoEAIgQACGeCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhCN0BAACkEQAghQoAAKMRADCGCgAArQcAEIcKAACjEQAwpQsBANgPACH8CwIA1w8AIZ0NAACtBwAgng0AAK0HACAMhQoAAKcRADCGCgAAogcAEIcKAACnEQAwmQpAAM4PACG4CgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHqCgIAzA8AIZ4LAQDNDwAhvAsBAM0PACHHCwEAzQ8AIfkLAQDNDwAhDIUKAACoEQAwhgoAAI8HABCHCgAAqBEAMJkKQADZDwAhuAoBANgPACHBCgEA2A8AIcMKAQDYDwAh6goCANcPACGeCwEA2A8AIbwLAQDYDwAhxwsBANgPACH5CwEA2A8AIQK8CwEAAAAB-QsBAAAAAQiFCgAAqhEAMIYKAACJBwAQhwoAAKoRADCLCkAAzg8AIaULAQDNDwAhugsBAM0PACG8CwEAzQ8AIfkLAQDNDwAhCIUKAACrEQAwhgoAAPYGABCHCgAAqxEAMIsKQADZDwAhpQsBANgPACG6CwEA2A8AIbwLAQDYDwAh-QsBANgPACECpQsBAAAAAboLAQAAAAEFhQoAAK0RADCGCgAA8AYAEIcKAACtEQAwmQpAAM4PACH_CwEAzQ8AIQWFCgAArhEAMIYKAADdBgAQhwoAAK4RADCZCkAA2Q8AIf8LAQDYDwAhB4UKAACvEQAwhgoAANcGABCHCgAArxEAMIsKQADODwAhuQsCAMwPACG6CwEAlRAAIYAMAQDNDwAhB4UKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhuQsCANcPACG6CwEAmBAAIYAMAQDYDwAhA7kLAgAAAAG6CwEAAAABgAwBAAAAAQmFCgAAshEAMIYKAAC-BgAQhwoAALIRADCfCgAAsxGDDCLKCgEAzQ8AIYMLQADmDwAhxgsBAM0PACGDDAEA3g8AIYQMQADODwAhBxUAANAPACAWAAC1EQAgFwAAtREAIOEEAAAAgwwIjAoAAACDDAKNCgAAAIMMCJIKAAC0EYMMIgcVAADQDwAgFgAAtREAIBcAALURACDhBAAAAIMMCIwKAAAAgwwCjQoAAACDDAiSCgAAtBGDDCIE4QQAAACDDAiMCgAAAIMMAo0KAAAAgwwIkgoAALURgwwiCYUKAAC2EQAwhgoAAKsGABCHCgAAthEAMJ8KAAC3EYMMIsoKAQDYDwAhgwtAAO0PACHGCwEA2A8AIYMMAQDjDwAhhAxAANkPACEE4QQAAACDDAiMCgAAAIMMAo0KAAAAgwwIkgoAALURgwwiBYUKAAC4EQAwhgoAAKUGABCHCgAAuBEAMKULAQDNDwAhtgtAAM4PACEFhQoAALkRADCGCgAAkgYAEIcKAAC5EQAwpQsBANgPACG2C0AA2Q8AIRGFCgAAuhEAMIYKAACMBgAQhwoAALoRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGDC0AA5g8AIbMLAQDNDwAhxQsBAN4PACHLCwEA3g8AId0LAQDNDwAh3wsBAM0PACGFDAEAzQ8AIYYMAACeEAAghwwBAM0PACGIDAEAzQ8AIYkMAQDeDwAhEYUKAAC7EQAwhgoAAPkFABCHCgAAuxEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIYMLQADtDwAhswsBANgPACHFCwEA4w8AIcsLAQDjDwAh3QsBANgPACHfCwEA2A8AIYUMAQDYDwAhhgwAAKQQACCHDAEA2A8AIYgMAQDYDwAhiQwBAOMPACEHhQoAALwRADCGCgAA8wUAEIcKAAC8EQAwiwpAAM4PACGZCkAAzg8AIbcKAAH8EAAh-AoBAM0PACEHhQoAAL0RADCGCgAA4AUAEIcKAAC9EQAwiwpAANkPACGZCkAA2Q8AIbcKAAGFEQAh-AoBANgPACEHhQoAAL4RADCGCgAA2gUAEIcKAAC-EQAwmQpAAM4PACH4CgEAzQ8AIdELAQDNDwAhigxAAM4PACEHhQoAAL8RADCGCgAAxwUAEIcKAAC_EQAwmQpAANkPACH4CgEA2A8AIdELAQDYDwAhigxAANkPACEFhwYEAPAPACGFCgAAwBEAMIYKAADBBQAQhwoAAMARADCICgIAzA8AIQWHBgQAiBAAIYUKAADBEQAwhgoAAK4FABCHCgAAwREAMIgKAgDXDwAhDoUKAADCEQAwhgoAAKgFABCHCgAAwhEAMIgKAgDMDwAh9QoBAN4PACHFCwEAzQ8AId0LAQDNDwAhiQwAAfwQACGLDAIAzA8AIYwMAQDNDwAhjQwBAM0PACGODAEA3g8AIY8MAQDeDwAhkAwAAf0QACENhQoAAMMRADCGCgAAkgUAEIcKAADDEQAwiAoCAMwPACGNDAEAzQ8AIZEMAQDNDwAhkgwBAM0PACGTDAEAzQ8AIZQMAQDNDwAhlQwBAN4PACGWDAEA3g8AIZcMAADEEQAgmAwgAPwPACEEjAoBAAAABZkMAQAAAAGaDAEAAAAEmwwBAAAABA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhjQwBANgPACGRDAEA2A8AIZIMAQDYDwAhkwwBANgPACGUDAEA2A8AIZUMAQDjDwAhlgwBAOMPACGXDAAAxBEAIJgMIACTEAAhA9AKAAD5BAAg0QoAAPkEACDSCgAA-QQAIAPFCwEAAAAB3QsBAAAAAYsMAgAAAAEPnwMAAMkRACCFCgAAyBEAMIYKAAD5BAAQhwoAAMgRADCICgIA1w8AIfUKAQDjDwAhxQsBANgPACHdCwEA2A8AIYkMAAGFEQAhiwwCANcPACGMDAEA2A8AIY0MAQDYDwAhjgwBAOMPACGPDAEA4w8AIZAMAAGGEQAhEKADAADGEQAghQoAAMURADCGCgAA_wQAEIcKAADFEQAwiAoCANcPACGNDAEA2A8AIZEMAQDYDwAhkgwBANgPACGTDAEA2A8AIZQMAQDYDwAhlQwBAOMPACGWDAEA4w8AIZcMAADEEQAgmAwgAJMQACGdDQAA_wQAIJ4NAAD_BAAgB4UKAADKEQAwhgoAAPQEABCHCgAAyhEAMJIMAQDNDwAhnQxAAM4PACGeDEAA5g8AIZ8MAQDeDwAhB4UKAADLEQAwhgoAAOEEABCHCgAAyxEAMJIMAQDYDwAhnQxAANkPACGeDEAA7Q8AIZ8MAQDjDwAhCIUKAADMEQAwhgoAANsEABCHCgAAzBEAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIaAMAQCVEAAhoQwEAPAPACEPhQoAAM0RADCGCgAAxQQAEIcKAADNEQAwiAoBAJUQACGLCkAAzg8AIZkKQADmDwAhoAoBAN4PACHPCwAAzhGlDCLlCwEA_hAAIaEMBADwDwAhogwBAM0PACGjDAEAzQ8AIaUMBADwDwAhpgwEAPAPACGnDEAA5g8AIQcVAADQDwAgFgAA0BEAIBcAANARACDhBAAAAKUMCIwKAAAApQwCjQoAAAClDAiSCgAAzxGlDCIHFQAA0A8AIBYAANARACAXAADQEQAg4QQAAAClDAiMCgAAAKUMAo0KAAAApQwIkgoAAM8RpQwiBOEEAAAApQwIjAoAAAClDAKNCgAAAKUMCJIKAADQEaUMIgeFCgAA0REAMIYKAACtBAAQhwoAANERADCLCkAAzg8AIcAKAQDNDwAh5QsBAJUQACGpDAAA0hGpDCIHFQAA0A8AIBYAANQRACAXAADUEQAg4QQAAACpDAiMCgAAAKkMAo0KAAAAqQwIkgoAANMRqQwiBxUAANAPACAWAADUEQAgFwAA1BEAIOEEAAAAqQwIjAoAAACpDAKNCgAAAKkMCJIKAADTEakMIgThBAAAAKkMCIwKAAAAqQwCjQoAAACpDAiSCgAA1BGpDCIIhQoAANURADCGCgAAlwQAEIcKAADVEQAwiAoBAJUQACGLCkAAzg8AIaULAQDNDwAhowwBAM0PACGqDAEAzQ8AIQLACgEAAAABoAwBAAAAAQnMAgAA2BEAIIUKAADXEQAwhgoAAP0DABCHCgAA1xEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIaAMAQCYEAAhoQwEAIgQACETygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzwsAAN0RpQwi5QsBAIcRACGhDAQAiBAAIaIMAQDYDwAhowwBANgPACGlDAQAiBAAIaYMBACIEAAhpwxAAO0PACGdDQAA9wMAIJ4NAAD3AwAgCssCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhpQsBANgPACGjDAEA2A8AIaoMAQDYDwAhA9AKAADzAwAg0QoAAPMDACDSCgAA8wMAIAPQCgAA9wMAINEKAAD3AwAg0goAAPcDACARygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzwsAAN0RpQwi5QsBAIcRACGhDAQAiBAAIaIMAQDYDwAhowwBANgPACGlDAQAiBAAIaYMBACIEAAhpwxAAO0PACEE4QQAAAClDAiMCgAAAKUMAo0KAAAApQwIkgoAANARpQwiDMsCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhpQsBANgPACGjDAEA2A8AIaoMAQDYDwAhnQ0AAPsDACCeDQAA-wMAIAPQCgAA_QMAINEKAAD9AwAg0goAAP0DACACwAoBAAAAAeULAQAAAAEIygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh5QsBAJgQACGpDAAA4hGpDCIE4QQAAACpDAiMCgAAAKkMAo0KAAAAqQwIkgoAANQRqQwiDMsCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhpQsBANgPACGjDAEA2A8AIaoMAQDYDwAhnQ0AAPsDACCeDQAA-wMAIAqFCgAA5BEAMIYKAADuAwAQhwoAAOQRADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACGeCwEAzQ8AIZIMAQDNDwAhkwwBAN4PACGtDCAA5REAIQUVAADgDwAgFgAA5xEAIBcAAOcRACCMCiAAAAABkgogAOYRACEFFQAA4A8AIBYAAOcRACAXAADnEQAgjAogAAAAAZIKIADmEQAhAowKIAAAAAGSCiAA5xEAIQqFCgAA6BEAMIYKAADbAwAQhwoAAOgRADCICgEA2A8AIYsKQADZDwAhmQpAANkPACGeCwEA2A8AIZIMAQDYDwAhkwwBAOMPACGtDCAA6REAIQKMCiAAAAABkgogAOcRACEPhQoAAOoRADCGCgAA1QMAEIcKAADqEQAwuQsCAMwPACGSDAEAzQ8AIZMMAQDeDwAhrgwBAM0PACGvDAIAzA8AIbEMAADrEbEMIrIMAgDyDwAhswwBAN4PACG0DAEA3g8AIbUMAQDeDwAhtgwAAPEPACC3DAIAzA8AIQcVAADQDwAgFgAA7REAIBcAAO0RACDhBAAAALEMCIwKAAAAsQwCjQoAAACxDAiSCgAA7BGxDCIHFQAA0A8AIBYAAO0RACAXAADtEQAg4QQAAACxDAiMCgAAALEMAo0KAAAAsQwIkgoAAOwRsQwiBOEEAAAAsQwIjAoAAACxDAKNCgAAALEMCJIKAADtEbEMIg-FCgAA7hEAMIYKAADCAwAQhwoAAO4RADC5CwIA1w8AIZIMAQDYDwAhkwwBAOMPACGuDAEA2A8AIa8MAgDXDwAhsQwAAO8RsQwisgwCAJAQACGzDAEA4w8AIbQMAQDjDwAhtQwBAOMPACG2DAAAjxAAILcMAgDXDwAhBOEEAAAAsQwIjAoAAACxDAKNCgAAALEMCJIKAADtEbEMIgKSDAEAAAABrgwBAAAAAQK5CwIAAAABrgwBAAAAARSFCgAA8hEAMIYKAAC8AwAQhwoAAPIRADCTC0AAzg8AIY0MAQDeDwAhjwwBAM0PACGQDAAB_BAAIZIMAQDNDwAhkwwBAN4PACGUDAEA3g8AIa0MIAD8DwAhtAwBAM0PACG1DAEAzQ8AIboMAQDNDwAhuwwBAN4PACG8DAEA3g8AIb0MAQDeDwAhvgwAAMQRACC_DAAAxBEAIMAMQADmDwAhFIUKAADzEQAwhgoAAK8DABCHCgAA8xEAMJMLQADZDwAhjQwBAOMPACGPDAEA2A8AIZAMAAGFEQAhkgwBANgPACGTDAEA4w8AIZQMAQDjDwAhrQwgAJMQACG0DAEA2A8AIbUMAQDYDwAhugwBANgPACG7DAEA4w8AIbwMAQDjDwAhvQwBAOMPACG-DAAAxBEAIL8MAADEEQAgwAxAAO0PACEMhQoAAPQRADCGCgAAqQMAEIcKAAD0EQAwiAoEAPAPACGZCkAAzg8AIcAKAQDNDwAh7ApAAM4PACGKDEAA5g8AIcEMAQDNDwAhwgwAAfwQACHDDAAB_BAAIcQMAgDMDwAhDIUKAAD1EQAwhgoAAJYDABCHCgAA9REAMIgKBACIEAAhmQpAANkPACHACgEA2A8AIewKQADZDwAhigxAAO0PACHBDAEA2A8AIcIMAAGFEQAhwwwAAYURACHEDAIA1w8AIRCFCgAA9hEAMIYKAACQAwAQhwoAAPYRADCLCkAAzg8AIZ8KAQDeDwAhwAoBAM0PACGCC0AAzg8AIcEMAQDNDwAhxQwBAM0PACHGDAEAzQ8AIccMAQDNDwAhyAwBAN4PACHJDAEAzQ8AIcoMAQDNDwAhywwBAM0PACHMDEAA5g8AIRCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBANgPACGCC0AA2Q8AIcEMAQDYDwAhxQwBANgPACHGDAEA2A8AIccMAQDYDwAhyAwBAOMPACHJDAEA2A8AIcoMAQDYDwAhywwBANgPACHMDEAA7Q8AIQmFCgAA-BEAMIYKAAD3AgAQhwoAAPgRADCICgQA8A8AIaMLAQDNDwAhpQsBAM0PACH5CwEAzQ8AIfoLAQDNDwAh-wsCAMwPACEThQoAAPkRADCGCgAA4QIAEIcKAAD5EQAwiwpAAM4PACGZCkAA5g8AIZ8KAAD6Ec4MIuQKBADwDwAhngsBAM0PACGlCwEAzQ8AIfwLAgDMDwAhzgxAAOYPACHPDAEA3g8AIdAMQADmDwAh0QxAAOYPACHSDEAA5g8AIdMMAgDMDwAh1AxAAOYPACHVDEAA5g8AIdYMQADmDwAhBxUAANAPACAWAAD8EQAgFwAA_BEAIOEEAAAAzgwIjAoAAADODAKNCgAAAM4MCJIKAAD7Ec4MIgcVAADQDwAgFgAA_BEAIBcAAPwRACDhBAAAAM4MCIwKAAAAzgwCjQoAAADODAiSCgAA-xHODCIE4QQAAADODAiMCgAAAM4MAo0KAAAAzgwIkgoAAPwRzgwiFN0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec4MIuQKBACIEAAhngsBANgPACGlCwEA2A8AIfwLAgDXDwAhzgxAAO0PACHPDAEA4w8AIdAMQADtDwAh0QxAAO0PACHSDEAA7Q8AIdMMAgDXDwAh1AxAAO0PACHVDEAA7Q8AIdYMQADtDwAhBOEEAAAAzgwIjAoAAADODAKNCgAAAM4MCJIKAAD8Ec4MIgPQCgAAyAIAINEKAADIAgAg0goAAMgCACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAiBAAIaMLAQDYDwAhpQsBANgPACH5CwEA2A8AIfoLAQDYDwAh-wsCANcPACEW3QEAAP8RACCFCgAA_REAMIYKAADOAgAQhwoAAP0RADCLCkAA2Q8AIZkKQADtDwAhnwoAAP4Rzgwi5AoEAIgQACGeCwEA2A8AIaULAQDYDwAh_AsCANcPACHODEAA7Q8AIc8MAQDjDwAh0AxAAO0PACHRDEAA7Q8AIdIMQADtDwAh0wwCANcPACHUDEAA7Q8AIdUMQADtDwAh1gxAAO0PACGdDQAAzgIAIJ4NAADOAgAgFYUKAACCEgAwhgoAAMMCABCHCgAAghIAMIgKBADwDwAhnwoAAIQS2QwiowoCAMwPACG_CgAAgxLYDCLACgEAzQ8AIcoKAQDNDwAh_woBAN4PACGAC0AA5g8AIZoLBADwDwAhowsBAM0PACGDDAEA3g8AIYQMQADODwAh2QwCAMwPACHaDEAA5g8AIdsMAgDyDwAh3AxAAOYPACHdDEAA5g8AId4MQADmDwAhBxUAANAPACAWAACIEgAgFwAAiBIAIOEEAAAA2AwIjAoAAADYDAKNCgAAANgMCJIKAACHEtgMIgcVAADQDwAgFgAAhhIAIBcAAIYSACDhBAAAANkMCIwKAAAA2QwCjQoAAADZDAiSCgAAhRLZDCIHFQAA0A8AIBYAAIYSACAXAACGEgAg4QQAAADZDAiMCgAAANkMAo0KAAAA2QwIkgoAAIUS2QwiBOEEAAAA2QwIjAoAAADZDAKNCgAAANkMCJIKAACGEtkMIgcVAADQDwAgFgAAiBIAIBcAAIgSACDhBAAAANgMCIwKAAAA2AwCjQoAAADYDAiSCgAAhxLYDCIE4QQAAADYDAiMCgAAANgMAo0KAAAA2AwIkgoAAIgS2AwiFYUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBACIEAAhnwoAAIsS2QwiowoCANcPACG_CgAAihLYDCLACgEA2A8AIcoKAQDYDwAh_woBAOMPACGAC0AA7Q8AIZoLBACIEAAhowsBANgPACGDDAEA4w8AIYQMQADZDwAh2QwCANcPACHaDEAA7Q8AIdsMAgCQEAAh3AxAAO0PACHdDEAA7Q8AId4MQADtDwAhBOEEAAAA2AwIjAoAAADYDAKNCgAAANgMCJIKAACIEtgMIgThBAAAANkMCIwKAAAA2QwCjQoAAADZDAiSCgAAhhLZDCIC2gxAAAAAAdsMAgAAAAEShQoAAI0SADCGCgAAqgIAEIcKAACNEgAwogtAAM4PACGlCwEAzQ8AIeAMAQDNDwAh4QwCAMwPACHiDAAAnhAAIOMMAQDNDwAh5AwAAJ4QACDlDAEAzQ8AIeYMIAD8DwAh5wwCAMwPACHoDAEAzQ8AIekMAQDNDwAh6gwBAM0PACHrDAAB_RAAIewMAQDNDwAhEoUKAACOEgAwhgoAAJcCABCHCgAAjhIAMKILQADZDwAhpQsBANgPACHgDAEA2A8AIeEMAgDXDwAh4gwAAKQQACDjDAEA2A8AIeQMAACkEAAg5QwBANgPACHmDCAAkxAAIecMAgDXDwAh6AwBANgPACHpDAEA2A8AIeoMAQDYDwAh6wwAAYYRACHsDAEA2A8AIQiFCgAAjxIAMIYKAACRAgAQhwoAAI8SADDqCgQA8A8AIa8LQADODwAh7QwCAMwPACHuDAIAzA8AIe8MBADwDwAhCIUKAACQEgAwhgoAAP4BABCHCgAAkBIAMOoKBACIEAAhrwtAANkPACHtDAIA1w8AIe4MAgDXDwAh7wwEAIgQACECrwtAAAAAAe0MAgAAAAEKhQoAAJISADCGCgAA-AEAEIcKAACSEgAwyQoAAfwQACHtDAIAzA8AIfEMAAH8EAAh8gwEAPAPACHzDAIAzA8AIfQMAAH8EAAh9QwAAf0QACEKhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYURACHtDAIA1w8AIfEMAAGFEQAh8gwEAIgQACHzDAIA1w8AIfQMAAGFEQAh9QwAAYYRACEE7QwCAAAAAfEMAAEAAAHyDAQAAAAB8wwCAAAAAQqFCgAAlRIAMIYKAADfAQAQhwoAAJUSADCeCwAB_BAAIecLEACBEAAh7QwCAMwPACHxDAAB_BAAIfgMAACWEvgMIvkMEACBEAAh-gwCAMwPACEHFQAA0A8AIBYAAJgSACAXAACYEgAg4QQAAAD4DAiMCgAAAPgMAo0KAAAA-AwIkgoAAJcS-AwiBxUAANAPACAWAACYEgAgFwAAmBIAIOEEAAAA-AwIjAoAAAD4DAKNCgAAAPgMCJIKAACXEvgMIgThBAAAAPgMCIwKAAAA-AwCjQoAAAD4DAiSCgAAmBL4DCIKhQoAAJkSADCGCgAAzAEAEIcKAACZEgAwngsAAYURACHnCxAAihAAIe0MAgDXDwAh8QwAAYURACH4DAAAmhL4DCL5DBAAihAAIfoMAgDXDwAhBOEEAAAA-AwIjAoAAAD4DAKNCgAAAPgMCJIKAACYEvgMIgWeCwABAAAB7QwCAAAAAfEMAAEAAAH4DAAAAPgMAvkMEAAAAAEPhQoAAJwSADCGCgAAxgEAEIcKAACcEgAwyQoAAfwQACG9CwAB_BAAIfoLEACBEAAh7QwCAMwPACHxDAAB_BAAIfIMBADwDwAh8wwCAMwPACH4DAAAlhL4DCL5DBAAgRAAIfwMAgDMDwAh_QwCAMwPACH-DAAB_BAAIQ-FCgAAnRIAMIYKAACzAQAQhwoAAJ0SADDJCgABhREAIb0LAAGFEQAh-gsQAIoQACHtDAIA1w8AIfEMAAGFEQAh8gwEAIgQACHzDAIA1w8AIfgMAACaEvgMIvkMEACKEAAh_AwCANcPACH9DAIA1w8AIf4MAAGFEQAhBO0MAgAAAAHyDAQAAAAB_AwCAAAAAf0MAgAAAAEQhQoAAJ8SADCGCgAArQEAEIcKAACfEgAwvwoBAM0PACHJCgAB_BAAIbkLAgDMDwAhvQsAAf0QACH6CxAAgRAAIZ8MAQDeDwAh7QwCAMwPACHyDAQA8A8AIfMMAgDMDwAh_gwAAfwQACGADQEAzQ8AIYENBADwDwAhgg0EAPAPACEQhQoAAKASADCGCgAAmgEAEIcKAACgEgAwvwoBANgPACHJCgABhREAIbkLAgDXDwAhvQsAAYYRACH6CxAAihAAIZ8MAQDjDwAh7QwCANcPACHyDAQAiBAAIfMMAgDXDwAh_gwAAYURACGADQEA2A8AIYENBACIEAAhgg0EAIgQACEEuQsCAAAAAe0MAgAAAAHyDAQAAAAB8wwCAAAAARKFCgAAohIAMIYKAACUAQAQhwoAAKISADC9CwAB_RAAIdELBADwDwAh8wsAAfwQACH6CxAAgRAAIcMMAAH8EAAh7QwCAMwPACHyDAQA8A8AIf4MAAH8EAAhgQ0EAPAPACGCDQQA8A8AIYQNAgDMDwAhhQ0QAIEQACGGDQAB_RAAIYcNBADwDwAhiA0gAPwPACEShQoAAKMSADCGCgAAgQEAEIcKAACjEgAwvQsAAYYRACHRCwQAiBAAIfMLAAGFEQAh-gsQAIoQACHDDAABhREAIe0MAgDXDwAh8gwEAIgQACH-DAABhREAIYENBACIEAAhgg0EAIgQACGEDQIA1w8AIYUNEACKEAAhhg0AAYYRACGHDQQAiBAAIYgNIACTEAAhA-0MAgAAAAHyDAQAAAABhA0CAAAAAQ-FCgAApRIAMIYKAAB7ABCHCgAApRIAMOoKAgDMDwAhwwwAAfwQACHtDAIAzA8AIe8MAgDMDwAhgg0QAIEQACGKDQQA8A8AIYsNAAH8EAAhjA1AAM4PACGNDQAB_BAAIY4NEACBEAAhjw0QALoQACGQDSAA_A8AIQ-FCgAAphIAMIYKAABoABCHCgAAphIAMOoKAgDXDwAhwwwAAYURACHtDAIA1w8AIe8MAgDXDwAhgg0QAIoQACGKDQQAiBAAIYsNAAGFEQAhjA1AANkPACGNDQABhREAIY4NEACKEAAhjw0QAMQQACGQDSAAkxAAIQLtDAIAAAABig0EAAAAAQiFCgAAqBIAMIYKAABiABCHCgAAqBIAMO0MAgDMDwAhkg0EAPAPACGTDQQA8w8AIZQNAAH9EAAhlQ1AAM4PACEIhQoAAKkSADCGCgAATwAQhwoAAKkSADDtDAIA1w8AIZINBACIEAAhkw0EAIkQACGUDQABhhEAIZUNQADZDwAhCoUKAACqEgAwhgoAAEkAEIcKAACqEgAwiAoEAPAPACG_CgEAzQ8AIf8KAQDNDwAhxAtAAM4PACGWDQEAzQ8AIZgNAACrEpgNIpkNAQDNDwAhBxUAANAPACAWAACtEgAgFwAArRIAIOEEAAAAmA0IjAoAAACYDQKNCgAAAJgNCJIKAACsEpgNIgcVAADQDwAgFgAArRIAIBcAAK0SACDhBAAAAJgNCIwKAAAAmA0CjQoAAACYDQiSCgAArBKYDSIE4QQAAACYDQiMCgAAAJgNAo0KAAAAmA0IkgoAAK0SmA0iCoUKAACuEgAwhgoAADYAEIcKAACuEgAwiAoEAIgQACG_CgEA2A8AIf8KAQDYDwAhxAtAANkPACGWDQEA2A8AIZgNAACvEpgNIpkNAQDYDwAhBOEEAAAAmA0IjAoAAACYDQKNCgAAAJgNCJIKAACtEpgNIgeFCgAAsBIAMIYKAAAwABCHCgAAsBIAMPgKAQDNDwAh_woBAM0PACGWDQEAzQ8AIZoNQADODwAhB4UKAACxEgAwhgoAAB0AEIcKAACxEgAw-AoBANgPACH_CgEA2A8AIZYNAQDYDwAhmg1AANkPACEIhQoAALISADCGCgAAFwAQhwoAALISADC_CgAAsxKcDSL_CgEAzQ8AIZYNAQDNDwAhmQ0BAM0PACGaDUAAzg8AIQcVAADQDwAgFgAAtRIAIBcAALUSACDhBAAAAJwNCIwKAAAAnA0CjQoAAACcDQiSCgAAtBKcDSIHFQAA0A8AIBYAALUSACAXAAC1EgAg4QQAAACcDQiMCgAAAJwNAo0KAAAAnA0IkgoAALQSnA0iBOEEAAAAnA0IjAoAAACcDQKNCgAAAJwNCJIKAAC1EpwNIgiFCgAAthIAMIYKAAAEABCHCgAAthIAML8KAAC3EpwNIv8KAQDYDwAhlg0BANgPACGZDQEA2A8AIZoNQADZDwAhBOEEAAAAnA0IjAoAAACcDQKNCgAAAJwNCJIKAAC1EpwNIgK_CgAAAJwNApkNAQAAAAEAAAAAAAWlDQIAAAABqQ0CAAAAAaoNAgAAAAGrDQIAAAABrA0CAAAAAQGlDQEAAAABAaUNQAAAAAEAAAAAAAAAAaUNAQAAAAEAAAAAAAGlDQAAAJ8KAgGlDUAAAAABBw8AAIEZACAQAACEGQAgnw0AAIIZACCgDQAAgxkAIKENAACgDgAgog0AAKAOACCjDQAAlA4AIAMPAACBGQAgnw0AAIIZACCjDQAAlA4AIAuSCQAAjxMAIJMJAACQEwAglAkAAJETACC4CgAAxBIAIMYKAADEEgAgxwoAAMQSACDJCgAAxBIAIMsKAADEEgAgzAoAAMQSACDNCgAAxBIAIM8KAADEEgAgAAAAAAAFpQ0EAAAAAakNBAAAAAGqDQQAAAABqw0EAAAAAawNBAAAAAEFpQ0CAAAAAakNAgAAAAGqDQIAAAABqw0CAAAAAawNAgAAAAEFpQ0EAAAAAakNBAAAAAGqDQQAAAABqw0EAAAAAawNBAAAAAEFDwAA_BgAIBAAAP8YACCfDQAA_RgAIKANAAD-GAAgow0AAJQOACADDwAA_BgAIJ8NAAD9GAAgow0AAJQOACAAAAAAAAGlDSAAAAABBQ8AAPcYACAQAAD6GAAgnw0AAPgYACCgDQAA-RgAIKMNAACUDgAgAw8AAPcYACCfDQAA-BgAIKMNAACUDgAgAAAAAAABpQ0AAAC_CgIFpQ0QAAAAAakNEAAAAAGqDRAAAAABqw0QAAAAAawNEAAAAAELDwAAgBMAMBAAAIUTADCfDQAAgRMAMKANAACCEwAwoQ0AAIQTADCiDQAAhBMAMKMNAACEEwAwpA0AAIMTACClDQAAhBMAMKYNAACGEwAwpw0AAIcTADALDwAA9BIAMBAAAPkSADCfDQAA9RIAMKANAAD2EgAwoQ0AAPgSADCiDQAA-BIAMKMNAAD4EgAwpA0AAPcSACClDQAA-BIAMKYNAAD6EgAwpw0AAPsSADAHDwAA7xIAIBAAAPISACCfDQAA8BIAIKANAADxEgAgoQ0AAJ4OACCiDQAAng4AIKMNAADmDgAgC4gKAQAAAAGJCgEAAAABigoBAAAAAYsKQAAAAAGWCgEAAAABnwoAAACfCgKgCgEAAAABoQpAAAAAAaIKQAAAAAGjCgIAAAABpApAAAAAAQIAAADmDgAgDwAA7xIAIAMAAACeDgAgDwAA7xIAIBAAAPMSACANAAAAng4AIAgAAPMSACCICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnwoAAM4SnwoioAoBAMgSACGhCkAAzxIAIaIKQADPEgAhowoCAL4SACGkCkAAzxIAIQuICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnwoAAM4SnwoioAoBAMgSACGhCkAAzxIAIaIKQADPEgAhowoCAL4SACGkCkAAzxIAIQ2ICgQAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABAgAAAJwOACAPAAD_EgAgAwAAAJwOACAPAAD_EgAgEAAA_hIAIAEIAAD2GAAwEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAAAAAZ0KAQDYDwAhpQoBAAAAAaYKBACIEAAhpwoAAI8QACCoCgEAAAABqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQIAAACcDgAgCAAA_hIAIAIAAAD8EgAgCAAA_RIAIBGFCgAA-xIAMIYKAAD8EgAQhwoAAPsSADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhEYUKAAD7EgAwhgoAAPwSABCHCgAA-xIAMIgKBACIEAAhnQoBANgPACGlCgEA4w8AIaYKBACIEAAhpwoAAI8QACCoCgEA4w8AIakKAgCQEAAhqgoEAIkQACGrCkAA2Q8AIawKQADtDwAhrQpAAO0PACGuCgEA4w8AIa8KAQDjDwAhsApAAO0PACENiAoEANgSACGlCgEAyBIAIaYKBADYEgAhpwqAAAAAAagKAQDIEgAhqQoCANkSACGqCgQA2hIAIasKQADAEgAhrApAAM8SACGtCkAAzxIAIa4KAQDIEgAhrwoBAMgSACGwCkAAzxIAIQ2ICgQA2BIAIaUKAQDIEgAhpgoEANgSACGnCoAAAAABqAoBAMgSACGpCgIA2RIAIaoKBADaEgAhqwpAAMASACGsCkAAzxIAIa0KQADPEgAhrgoBAMgSACGvCgEAyBIAIbAKQADPEgAhDYgKBAAAAAGlCgEAAAABpgoEAAAAAacKgAAAAAGoCgEAAAABqQoCAAAAAaoKBAAAAAGrCkAAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABrwoBAAAAAbAKQAAAAAEJiwpAAAAAAZkKQAAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABAgAAAJgOACAPAACLEwAgAwAAAJgOACAPAACLEwAgEAAAihMAIAEIAAD1GAAwDpEJAACREAAghQoAAJIQADCGCgAAlg4AEIcKAACSEAAwiwpAANkPACGZCkAA2Q8AIZ0KAQDYDwAhtwoBAAAAAbgKAQAAAAG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhAgAAAJgOACAIAACKEwAgAgAAAIgTACAIAACJEwAgDYUKAACHEwAwhgoAAIgTABCHCgAAhxMAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhDYUKAACHEwAwhgoAAIgTABCHCgAAhxMAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhCYsKQADAEgAhmQpAAMASACG3CgEAvxIAIbgKAQC_EgAhuQoEANoSACG6CkAAzxIAIbsKAQDIEgAhvApAAM8SACG9CiAA4hIAIQmLCkAAwBIAIZkKQADAEgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACEJiwpAAAAAAZkKQAAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABBA8AAIATADCfDQAAgRMAMKMNAACEEwAwpA0AAIMTACAEDwAA9BIAMJ8NAAD1EgAwow0AAPgSADCkDQAA9xIAIAMPAADvEgAgnw0AAPASACCjDQAA5g4AIAAACJEJAADSEgAgiQoAAMQSACCKCgAAxBIAIJ0KAADEEgAgoAoAAMQSACChCgAAxBIAIKIKAADEEgAgpAoAAMQSACAAAAAAAAAAAAAAAAGlDQAAAOAKAgAAAAGlDQAAAOQKAgAAAAAAAAAAAAAAAaUNAAAA7woCAAAAAAABpQ0AAADyCgIBpQ0AAADzCgIFpQ0QAAAAAakNEAAAAAGqDRAAAAABqw0QAAAAAawNEAAAAAEAAAAAAAUPAADwGAAgEAAA8xgAIJ8NAADxGAAgoA0AAPIYACCjDQAAmAwAIAMPAADwGAAgnw0AAPEYACCjDQAAmAwAIAAAAAAACw8AAMMTADAQAADIEwAwnw0AAMQTADCgDQAAxRMAMKENAADHEwAwog0AAMcTADCjDQAAxxMAMKQNAADGEwAgpQ0AAMcTADCmDQAAyRMAMKcNAADKEwAwBp8KAQAAAAGjCgIAAAABpApAAAAAAfgKAQAAAAGDC0AAAAABhgsBAAAAAQIAAACcDAAgDwAAzhMAIAMAAACcDAAgDwAAzhMAIBAAAM0TACABCAAA7xgAMAzcBgAAyxAAIIUKAADKEAAwhgoAAJoMABCHCgAAyhAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfgKAQDYDwAhgwtAAO0PACGFCwEA2A8AIYYLAQDjDwAhjAsAAMkQACACAAAAnAwAIAgAAM0TACACAAAAyxMAIAgAAMwTACAKhQoAAMoTADCGCgAAyxMAEIcKAADKEwAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh-AoBANgPACGDC0AA7Q8AIYULAQDYDwAhhgsBAOMPACEKhQoAAMoTADCGCgAAyxMAEIcKAADKEwAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh-AoBANgPACGDC0AA7Q8AIYULAQDYDwAhhgsBAOMPACEGnwoBAL8SACGjCgIAvhIAIaQKQADPEgAh-AoBAL8SACGDC0AAzxIAIYYLAQDIEgAhBp8KAQC_EgAhowoCAL4SACGkCkAAzxIAIfgKAQC_EgAhgwtAAM8SACGGCwEAyBIAIQafCgEAAAABowoCAAAAAaQKQAAAAAH4CgEAAAABgwtAAAAAAYYLAQAAAAEEDwAAwxMAMJ8NAADEEwAwow0AAMcTADCkDQAAxhMAIAAF8AcAANATACC4CgAAxBIAIMAKAADEEgAgygoAAMQSACCHCwAAxBIAIAAAAAAAAAAABQ8AAOoYACAQAADtGAAgnw0AAOsYACCgDQAA7BgAIKMNAACwCgAgAw8AAOoYACCfDQAA6xgAIKMNAACwCgAgAAAABQ8AAOIYACAQAADoGAAgnw0AAOMYACCgDQAA5xgAIKMNAACwCgAgBQ8AAOAYACAQAADlGAAgnw0AAOEYACCgDQAA5BgAIKMNAAC6CwAgAw8AAOIYACCfDQAA4xgAIKMNAACwCgAgAw8AAOAYACCfDQAA4RgAIKMNAAC6CwAgAAAAAAALDwAA6RMAMBAAAO4TADCfDQAA6hMAMKANAADrEwAwoQ0AAO0TADCiDQAA7RMAMKMNAADtEwAwpA0AAOwTACClDQAA7RMAMKYNAADvEwAwpw0AAPATADAF2gYAAOETACCICgEAAAABqwpAAAAAAZELAQAAAAGTC0AAAAABAgAAALYKACAPAAD0EwAgAwAAALYKACAPAAD0EwAgEAAA8xMAIAEIAADfGAAwC9oGAADbEAAg3AYAAN8QACCFCgAA3hAAMIYKAAC0CgAQhwoAAN4QADCICgEAAAABqwpAANkPACGFCwEA2A8AIZELAQDYDwAhkwtAAO0PACGpCwAA3RAAIAIAAAC2CgAgCAAA8xMAIAIAAADxEwAgCAAA8hMAIAiFCgAA8BMAMIYKAADxEwAQhwoAAPATADCICgEA2A8AIasKQADZDwAhhQsBANgPACGRCwEA2A8AIZMLQADtDwAhCIUKAADwEwAwhgoAAPETABCHCgAA8BMAMIgKAQDYDwAhqwpAANkPACGFCwEA2A8AIZELAQDYDwAhkwtAAO0PACEEiAoBAL8SACGrCkAAwBIAIZELAQC_EgAhkwtAAM8SACEF2gYAAN8TACCICgEAvxIAIasKQADAEgAhkQsBAL8SACGTC0AAzxIAIQXaBgAA4RMAIIgKAQAAAAGrCkAAAAABkQsBAAAAAZMLQAAAAAEEDwAA6RMAMJ8NAADqEwAwow0AAO0TADCkDQAA7BMAIAAAAAAAAAUPAADaGAAgEAAA3RgAIJ8NAADbGAAgoA0AANwYACCjDQAAsAoAIAMPAADaGAAgnw0AANsYACCjDQAAsAoAIAAAAAcPAADSGAAgEAAA2BgAIJ8NAADTGAAgoA0AANcYACChDQAAsgoAIKINAACyCgAgow0AAKgKACALDwAAnRQAMBAAAKEUADCfDQAAnhQAMKANAACfFAAwoQ0AAO0TADCiDQAA7RMAMKMNAADtEwAwpA0AAKAUACClDQAA7RMAMKYNAACiFAAwpw0AAPATADALDwAAkRQAMBAAAJYUADCfDQAAkhQAMKANAACTFAAwoQ0AAJUUADCiDQAAlRQAMKMNAACVFAAwpA0AAJQUACClDQAAlRQAMKYNAACXFAAwpw0AAJgUADALDwAAhRQAMBAAAIoUADCfDQAAhhQAMKANAACHFAAwoQ0AAIkUADCiDQAAiRQAMKMNAACJFAAwpA0AAIgUACClDQAAiRQAMKYNAACLFAAwpw0AAIwUADAGygoBAAAAAYALQAAAAAGZCwEAAAABmgsQAAAAAZsLAgAAAAGcCxAAAAABAgAAAMAKACAPAACQFAAgAwAAAMAKACAPAACQFAAgEAAAjxQAIAEIAADWGAAwC9oGAADbEAAghQoAANoQADCGCgAAvgoAEIcKAADaEAAwygoBAAAAAYALQADZDwAhkQsBANgPACGZCwEA2A8AIZoLEACKEAAhmwsCANcPACGcCxAAihAAIQIAAADACgAgCAAAjxQAIAIAAACNFAAgCAAAjhQAIAqFCgAAjBQAMIYKAACNFAAQhwoAAIwUADDKCgEA2A8AIYALQADZDwAhkQsBANgPACGZCwEA2A8AIZoLEACKEAAhmwsCANcPACGcCxAAihAAIQqFCgAAjBQAMIYKAACNFAAQhwoAAIwUADDKCgEA2A8AIYALQADZDwAhkQsBANgPACGZCwEA2A8AIZoLEACKEAAhmwsCANcPACGcCxAAihAAIQbKCgEAvxIAIYALQADAEgAhmQsBAL8SACGaCxAA6xIAIZsLAgC-EgAhnAsQAOsSACEGygoBAL8SACGAC0AAwBIAIZkLAQC_EgAhmgsQAOsSACGbCwIAvhIAIZwLEADrEgAhBsoKAQAAAAGAC0AAAAABmQsBAAAAAZoLEAAAAAGbCwIAAAABnAsQAAAAAQKICgEAAAABkgtAAAAAAQIAAAC8CgAgDwAAnBQAIAMAAAC8CgAgDwAAnBQAIBAAAJsUACABCAAA1RgAMAfaBgAA2xAAIIUKAADcEAAwhgoAALoKABCHCgAA3BAAMIgKAQAAAAGRCwEA2A8AIZILQADZDwAhAgAAALwKACAIAACbFAAgAgAAAJkUACAIAACaFAAgBoUKAACYFAAwhgoAAJkUABCHCgAAmBQAMIgKAQDYDwAhkQsBANgPACGSC0AA2Q8AIQaFCgAAmBQAMIYKAACZFAAQhwoAAJgUADCICgEA2A8AIZELAQDYDwAhkgtAANkPACECiAoBAL8SACGSC0AAwBIAIQKICgEAvxIAIZILQADAEgAhAogKAQAAAAGSC0AAAAABBdwGAADiEwAgiAoBAAAAAasKQAAAAAGFCwEAAAABkwtAAAAAAQIAAAC2CgAgDwAApRQAIAMAAAC2CgAgDwAApRQAIBAAAKQUACABCAAA1BgAMAIAAAC2CgAgCAAApBQAIAIAAADxEwAgCAAAoxQAIASICgEAvxIAIasKQADAEgAhhQsBAL8SACGTC0AAzxIAIQXcBgAA4BMAIIgKAQC_EgAhqwpAAMASACGFCwEAvxIAIZMLQADPEgAhBdwGAADiEwAgiAoBAAAAAasKQAAAAAGFCwEAAAABkwtAAAAAAQMPAADSGAAgnw0AANMYACCjDQAAqAoAIAQPAACdFAAwnw0AAJ4UADCjDQAA7RMAMKQNAACgFAAgBA8AAJEUADCfDQAAkhQAMKMNAACVFAAwpA0AAJQUACAEDwAAhRQAMJ8NAACGFAAwow0AAIkUADCkDQAAiBQAIAAAAAUPAADNGAAgEAAA0BgAIJ8NAADOGAAgoA0AAM8YACCjDQAAqAoAIAMPAADNGAAgnw0AAM4YACCjDQAAqAoAIAAAAAAAAAsPAADDFAAwEAAAyBQAMJ8NAADEFAAwoA0AAMUUADChDQAAxxQAMKINAADHFAAwow0AAMcUADCkDQAAxhQAIKUNAADHFAAwpg0AAMkUADCnDQAAyhQAMAsPAAC3FAAwEAAAvBQAMJ8NAAC4FAAwoA0AALkUADChDQAAuxQAMKINAAC7FAAwow0AALsUADCkDQAAuhQAIKUNAAC7FAAwpg0AAL0UADCnDQAAvhQAMA3bBgAApxQAIN0GAACoFAAg3gYAAKkUACCICgEAAAABiwpAAAAAAZkKQAAAAAHiCkAAAAAB-AoBAAAAAZ0LAQAAAAGeCwEAAAABnwsBAAAAAaALIAAAAAGhC0AAAAABAgAAALAKACAPAADCFAAgAwAAALAKACAPAADCFAAgEAAAwRQAIAEIAADMGAAwEuEEAADkEAAg2wYAANMQACDdBgAA5RAAIN4GAADmEAAghQoAAOMQADCGCgAArgoAEIcKAADjEAAwiAoBAAAAAYsKQADZDwAhmQpAAO0PACHiCkAA7Q8AIfgKAQAAAAGHCwEA4w8AIZ0LAQDYDwAhngsBANgPACGfCwEA4w8AIaALIACTEAAhoQtAAO0PACECAAAAsAoAIAgAAMEUACACAAAAvxQAIAgAAMAUACAOhQoAAL4UADCGCgAAvxQAEIcKAAC-FAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4gpAAO0PACH4CgEA4w8AIYcLAQDjDwAhnQsBANgPACGeCwEA2A8AIZ8LAQDjDwAhoAsgAJMQACGhC0AA7Q8AIQ6FCgAAvhQAMIYKAAC_FAAQhwoAAL4UADCICgEA2A8AIYsKQADZDwAhmQpAAO0PACHiCkAA7Q8AIfgKAQDjDwAhhwsBAOMPACGdCwEA2A8AIZ4LAQDYDwAhnwsBAOMPACGgCyAAkxAAIaELQADtDwAhCogKAQC_EgAhiwpAAMASACGZCkAAzxIAIeIKQADPEgAh-AoBAMgSACGdCwEAvxIAIZ4LAQC_EgAhnwsBAMgSACGgCyAA4hIAIaELQADPEgAhDdsGAACCFAAg3QYAAIMUACDeBgAAhBQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeIKQADPEgAh-AoBAMgSACGdCwEAvxIAIZ4LAQC_EgAhnwsBAMgSACGgCyAA4hIAIaELQADPEgAhDdsGAACnFAAg3QYAAKgUACDeBgAAqRQAIIgKAQAAAAGLCkAAAAABmQpAAAAAAeIKQAAAAAH4CgEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsgAAAAAaELQAAAAAECwAoBAAAAAaILQAAAAAECAAAArAoAIA8AAM4UACADAAAArAoAIA8AAM4UACAQAADNFAAgAQgAAMsYADAI4QQAAOkQACCFCgAA6BAAMIYKAACqCgAQhwoAAOgQADDACgEA2A8AIYcLAQDYDwAhogtAANkPACGqCwAA5xAAIAIAAACsCgAgCAAAzRQAIAIAAADLFAAgCAAAzBQAIAaFCgAAyhQAMIYKAADLFAAQhwoAAMoUADDACgEA2A8AIYcLAQDYDwAhogtAANkPACEGhQoAAMoUADCGCgAAyxQAEIcKAADKFAAwwAoBANgPACGHCwEA2A8AIaILQADZDwAhAsAKAQC_EgAhogtAAMASACECwAoBAL8SACGiC0AAwBIAIQLACgEAAAABogtAAAAAAQQPAADDFAAwnw0AAMQUADCjDQAAxxQAMKQNAADGFAAgBA8AALcUADCfDQAAuBQAMKMNAAC7FAAwpA0AALoUACAAAArhBAAA1RQAINsGAAD2EwAg3QYAANYUACDeBgAA1xQAIJkKAADEEgAg4goAAMQSACD4CgAAxBIAIIcLAADEEgAgnwsAAMQSACChCwAAxBIAIALbBgAA9hMAILgKAADEEgAgBdkGAADRFAAg3wYAANIUACCmCwAAxBIAIKcLAADEEgAgqAsAAMQSACAAAAAAAAAAAAAAAAAAAAAABQ8AAMYYACAQAADJGAAgnw0AAMcYACCgDQAAyBgAIKMNAACpCQAgAw8AAMYYACCfDQAAxxgAIKMNAACpCQAgAAAACw8AAOwUADAQAADxFAAwnw0AAO0UADCgDQAA7hQAMKENAADwFAAwog0AAPAUADCjDQAA8BQAMKQNAADvFAAgpQ0AAPAUADCmDQAA8hQAMKcNAADzFAAwBYgKAQAAAAGzCwEAAAABtAuAAAAAAbULIAAAAAG2C0AAAAABAgAAAK0JACAPAAD3FAAgAwAAAK0JACAPAAD3FAAgEAAA9hQAIAEIAADFGAAwCocGAAD2EAAghQoAAPUQADCGCgAAqwkAEIcKAAD1EAAwiAoBAAAAAbILAQDYDwAhswsBANgPACG0CwAApBAAILULIACTEAAhtgtAANkPACECAAAArQkAIAgAAPYUACACAAAA9BQAIAgAAPUUACAJhQoAAPMUADCGCgAA9BQAEIcKAADzFAAwiAoBANgPACGyCwEA2A8AIbMLAQDYDwAhtAsAAKQQACC1CyAAkxAAIbYLQADZDwAhCYUKAADzFAAwhgoAAPQUABCHCgAA8xQAMIgKAQDYDwAhsgsBANgPACGzCwEA2A8AIbQLAACkEAAgtQsgAJMQACG2C0AA2Q8AIQWICgEAvxIAIbMLAQC_EgAhtAuAAAAAAbULIADiEgAhtgtAAMASACEFiAoBAL8SACGzCwEAvxIAIbQLgAAAAAG1CyAA4hIAIbYLQADAEgAhBYgKAQAAAAGzCwEAAAABtAuAAAAAAbULIAAAAAG2C0AAAAABBA8AAOwUADCfDQAA7RQAMKMNAADwFAAwpA0AAO8UACAAAYgGAAD5FAAgAAAAAAAFDwAAwBgAIBAAAMMYACCfDQAAwRgAIKANAADCGAAgow0AALAIACADDwAAwBgAIJ8NAADBGAAgow0AALAIACAAAAAAAAUPAAC6GAAgEAAAvhgAIJ8NAAC7GAAgoA0AAL0YACCjDQAApAgAIAsPAACJFQAwEAAAjhUAMJ8NAACKFQAwoA0AAIsVADChDQAAjRUAMKINAACNFQAwow0AAI0VADCkDQAAjBUAIKUNAACNFQAwpg0AAI8VADCnDQAAkBUAMAKaCxAAAAABuQsCAAAAAQIAAAC0CAAgDwAAlBUAIAMAAAC0CAAgDwAAlBUAIBAAAJMVACABCAAAvBgAMAi1BQAAjhEAIIUKAACNEQAwhgoAALIIABCHCgAAjREAMJoLEACKEAAhuAsBAJgQACG5CwIA1w8AIeoLAACMEQAgAgAAALQIACAIAACTFQAgAgAAAJEVACAIAACSFQAgBoUKAACQFQAwhgoAAJEVABCHCgAAkBUAMJoLEACKEAAhuAsBAJgQACG5CwIA1w8AIQaFCgAAkBUAMIYKAACRFQAQhwoAAJAVADCaCxAAihAAIbgLAQCYEAAhuQsCANcPACECmgsQAOsSACG5CwIAvhIAIQKaCxAA6xIAIbkLAgC-EgAhApoLEAAAAAG5CwIAAAABAw8AALoYACCfDQAAuxgAIKMNAACkCAAgBA8AAIkVADCfDQAAihUAMKMNAACNFQAwpA0AAIwVACAAAAAAAAUPAAC1GAAgEAAAuBgAIJ8NAAC2GAAgoA0AALcYACCjDQAApAgAIAMPAAC1GAAgnw0AALYYACCjDQAApAgAIAAAAAAABQ8AALAYACAQAACzGAAgnw0AALEYACCgDQAAshgAIKMNAACkCAAgAw8AALAYACCfDQAAsRgAIKMNAACkCAAgAAAAAAABpQ0AAQAAAQGlDQABAAABCw8AAMcVADAQAADMFQAwnw0AAMgVADCgDQAAyRUAMKENAADLFQAwog0AAMsVADCjDQAAyxUAMKQNAADKFQAgpQ0AAMsVADCmDQAAzRUAMKcNAADOFQAwCw8AALsVADAQAADAFQAwnw0AALwVADCgDQAAvRUAMKENAAC_FQAwog0AAL8VADCjDQAAvxUAMKQNAAC-FQAgpQ0AAL8VADCmDQAAwRUAMKcNAADCFQAwCw8AAK8VADAQAAC0FQAwnw0AALAVADCgDQAAsRUAMKENAACzFQAwog0AALMVADCjDQAAsxUAMKQNAACyFQAgpQ0AALMVADCmDQAAtRUAMKcNAAC2FQAwEbMFAACWFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGaCxAAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvguAAAAAAb8LQAAAAAHAC0AAAAABwQtAAAAAAQIAAACwCAAgDwAAuhUAIAMAAACwCAAgDwAAuhUAIBAAALkVACABCAAArxgAMBeyBQAAkREAILMFAACSEQAghQoAAJARADCGCgAArggAEIcKAACQEQAwiAoBAAAAAYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH_CgEA2A8AIYILQADZDwAhmgsQAIoQACG6CwEAmBAAIbsLAQDYDwAhvAsBANgPACG9CwEA4w8AIb4LAACPEAAgvwtAAO0PACHAC0AA7Q8AIcELQADtDwAh6wsAAI8RACACAAAAsAgAIAgAALkVACACAAAAtxUAIAgAALgVACAUhQoAALYVADCGCgAAtxUAEIcKAAC2FQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_woBANgPACGCC0AA2Q8AIZoLEACKEAAhugsBAJgQACG7CwEA2A8AIbwLAQDYDwAhvQsBAOMPACG-CwAAjxAAIL8LQADtDwAhwAtAAO0PACHBC0AA7Q8AIRSFCgAAthUAMIYKAAC3FQAQhwoAALYVADCICgEAmBAAIYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH_CgEA2A8AIYILQADZDwAhmgsQAIoQACG6CwEAmBAAIbsLAQDYDwAhvAsBANgPACG9CwEA4w8AIb4LAACPEAAgvwtAAO0PACHAC0AA7Q8AIcELQADtDwAhEIgKAQC_EgAhiwpAAMASACGfCgEAvxIAIaAKAQDIEgAhowoCAL4SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGaCxAA6xIAIbsLAQC_EgAhvAsBAL8SACG9CwEAyBIAIb4LgAAAAAG_C0AAzxIAIcALQADPEgAhwQtAAM8SACERswUAAIgVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH_CgEAvxIAIYILQADAEgAhmgsQAOsSACG7CwEAvxIAIbwLAQC_EgAhvQsBAMgSACG-C4AAAAABvwtAAM8SACHAC0AAzxIAIcELQADPEgAhEbMFAACWFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGaCxAAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvguAAAAAAb8LQAAAAAHAC0AAAAABwQtAAAAAAQWICgQAAAAB_woBAAAAAcILAQAAAAHDCwEAAAABxAtAAAAAAQIAAACsCAAgDwAAxhUAIAMAAACsCAAgDwAAxhUAIBAAAMUVACABCAAArhgAMAqyBQAAkREAIIUKAACTEQAwhgoAAKoIABCHCgAAkxEAMIgKBAAAAAH_CgEA2A8AIboLAQCYEAAhwgsBAOMPACHDCwEA2A8AIcQLQADZDwAhAgAAAKwIACAIAADFFQAgAgAAAMMVACAIAADEFQAgCYUKAADCFQAwhgoAAMMVABCHCgAAwhUAMIgKBACIEAAh_woBANgPACG6CwEAmBAAIcILAQDjDwAhwwsBANgPACHEC0AA2Q8AIQmFCgAAwhUAMIYKAADDFQAQhwoAAMIVADCICgQAiBAAIf8KAQDYDwAhugsBAJgQACHCCwEA4w8AIcMLAQDYDwAhxAtAANkPACEFiAoEANgSACH_CgEAvxIAIcILAQDIEgAhwwsBAL8SACHEC0AAwBIAIQWICgQA2BIAIf8KAQC_EgAhwgsBAMgSACHDCwEAvxIAIcQLQADAEgAhBYgKBAAAAAH_CgEAAAABwgsBAAAAAcMLAQAAAAHEC0AAAAABCpoLEAAAAAG5CwIAAAABxQsBAAAAAcYLAQAAAAHHCwEAAAAByAsQAAAAAckLAgAAAAHKCwEAAAABywsBAAAAAcwLAgAAAAECAAAAqAgAIA8AANIVACADAAAAqAgAIA8AANIVACAQAADRFQAgAQgAAK0YADAQsgUAAJERACCFCgAAlREAMIYKAACmCAAQhwoAAJURADCaCxAAihAAIbkLAgDXDwAhugsBAJgQACHFCwEA2A8AIcYLAQDYDwAhxwsBANgPACHICxAAxBAAIckLAgDXDwAhygsBANgPACHLCwEA2A8AIcwLAgCQEAAh7AsAAJQRACACAAAAqAgAIAgAANEVACACAAAAzxUAIAgAANAVACAOhQoAAM4VADCGCgAAzxUAEIcKAADOFQAwmgsQAIoQACG5CwIA1w8AIboLAQCYEAAhxQsBANgPACHGCwEA2A8AIccLAQDYDwAhyAsQAMQQACHJCwIA1w8AIcoLAQDYDwAhywsBANgPACHMCwIAkBAAIQ6FCgAAzhUAMIYKAADPFQAQhwoAAM4VADCaCxAAihAAIbkLAgDXDwAhugsBAJgQACHFCwEA2A8AIcYLAQDYDwAhxwsBANgPACHICxAAxBAAIckLAgDXDwAhygsBANgPACHLCwEA2A8AIcwLAgCQEAAhCpoLEADrEgAhuQsCAL4SACHFCwEAvxIAIcYLAQC_EgAhxwsBAL8SACHICxAAtRMAIckLAgC-EgAhygsBAL8SACHLCwEAvxIAIcwLAgDZEgAhCpoLEADrEgAhuQsCAL4SACHFCwEAvxIAIcYLAQC_EgAhxwsBAL8SACHICxAAtRMAIckLAgC-EgAhygsBAL8SACHLCwEAvxIAIcwLAgDZEgAhCpoLEAAAAAG5CwIAAAABxQsBAAAAAcYLAQAAAAHHCwEAAAAByAsQAAAAAckLAgAAAAHKCwEAAAABywsBAAAAAcwLAgAAAAEEDwAAxxUAMJ8NAADIFQAwow0AAMsVADCkDQAAyhUAIAQPAAC7FQAwnw0AALwVADCjDQAAvxUAMKQNAAC-FQAgBA8AAK8VADCfDQAAsBUAMKMNAACzFQAwpA0AALIVACAAAAAJsgUAANoVACCzBQAA2xUAIKAKAADEEgAgyQoAAMQSACC9CwAAxBIAIL4LAADEEgAgvwsAAMQSACDACwAAxBIAIMELAADEEgAgFbMFAADWFQAgtAUAANcVACC2BQAA2BUAIMkKAADEEgAgswsAAMQSACDFCwAAxBIAINMLAADEEgAg1AsAAMQSACDVCwAAxBIAINoLAADEEgAg2wsAAMQSACDdCwAAxBIAIN4LAADEEgAg4QsAAMQSACDiCwAAxBIAIOMLAADEEgAg5AsAAMQSACDlCwAAxBIAIOYLAADEEgAg5wsAAMQSACDpCwAAxBIAIAAAAAAAAAAAAAAAAAAAAaUNAAAA8wsCAAAAAAAFDwAAqBgAIBAAAKsYACCfDQAAqRgAIKANAACqGAAgow0AAKUHACADDwAAqBgAIJ8NAACpGAAgow0AAKUHACAAAAAAAAsPAAD3FQAwEAAA_BUAMJ8NAAD4FQAwoA0AAPkVADChDQAA-xUAMKINAAD7FQAwow0AAPsVADCkDQAA-hUAIKUNAAD7FQAwpg0AAP0VADCnDQAA_hUAMAaICgQAAAABngsBAAAAAaULAQAAAAH5CwEAAAAB-gsBAAAAAfsLAgAAAAECAAAAqQcAIA8AAIIWACADAAAAqQcAIA8AAIIWACAQAACBFgAgAQgAAKcYADAL3AEBANgPACHhBAAAphEAIIUKAAClEQAwhgoAAKcHABCHCgAApREAMIgKBAAAAAGeCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhAgAAAKkHACAIAACBFgAgAgAAAP8VACAIAACAFgAgCtwBAQDYDwAhhQoAAP4VADCGCgAA_xUAEIcKAAD-FQAwiAoEAIgQACGeCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhCtwBAQDYDwAhhQoAAP4VADCGCgAA_xUAEIcKAAD-FQAwiAoEAIgQACGeCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhBogKBADYEgAhngsBAL8SACGlCwEAvxIAIfkLAQC_EgAh-gsBAL8SACH7CwIAvhIAIQaICgQA2BIAIZ4LAQC_EgAhpQsBAL8SACH5CwEAvxIAIfoLAQC_EgAh-wsCAL4SACEGiAoEAAAAAZ4LAQAAAAGlCwEAAAAB-QsBAAAAAfoLAQAAAAH7CwIAAAABBA8AAPcVADCfDQAA-BUAMKMNAAD7FQAwpA0AAPoVACAAAd0BAACEFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAGlDQAAAIMMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAohgAIBAAAKUYACCfDQAAoxgAIKANAACkGAAgow0AAPcEACADDwAAohgAIJ8NAACjGAAgow0AAPcEACAAAAAAAAKlDQEAAAAEqA0BAAAABQsPAAC5FgAwEAAAvhYAMJ8NAAC6FgAwoA0AALsWADChDQAAvRYAMKINAAC9FgAwow0AAL0WADCkDQAAvBYAIKUNAAC9FgAwpg0AAL8WADCnDQAAwBYAMAqICgIAAAAB9QoBAAAAAcULAQAAAAHdCwEAAAABiQwAAQAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MAQAAAAGQDAABAAABAgAAAPsEACAPAADEFgAgAwAAAPsEACAPAADEFgAgEAAAwxYAIAEIAAChGAAwEJ8DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCAAAAAfUKAQDjDwAhxQsBANgPACHdCwEA2A8AIYkMAAGFEQAhiwwCANcPACGMDAEA2A8AIY0MAQDYDwAhjgwBAOMPACGPDAEA4w8AIZAMAAGGEQAhnAwAAMcRACACAAAA-wQAIAgAAMMWACACAAAAwRYAIAgAAMIWACAOhQoAAMAWADCGCgAAwRYAEIcKAADAFgAwiAoCANcPACH1CgEA4w8AIcULAQDYDwAh3QsBANgPACGJDAABhREAIYsMAgDXDwAhjAwBANgPACGNDAEA2A8AIY4MAQDjDwAhjwwBAOMPACGQDAABhhEAIQ6FCgAAwBYAMIYKAADBFgAQhwoAAMAWADCICgIA1w8AIfUKAQDjDwAhxQsBANgPACHdCwEA2A8AIYkMAAGFEQAhiwwCANcPACGMDAEA2A8AIY0MAQDYDwAhjgwBAOMPACGPDAEA4w8AIZAMAAGGEQAhCogKAgC-EgAh9QoBAMgSACHFCwEAvxIAId0LAQC_EgAhiQwAAaoVACGMDAEAvxIAIY0MAQC_EgAhjgwBAMgSACGPDAEAyBIAIZAMAAGrFQAhCogKAgC-EgAh9QoBAMgSACHFCwEAvxIAId0LAQC_EgAhiQwAAaoVACGMDAEAvxIAIY0MAQC_EgAhjgwBAMgSACGPDAEAyBIAIZAMAAGrFQAhCogKAgAAAAH1CgEAAAABxQsBAAAAAd0LAQAAAAGJDAABAAABjAwBAAAAAY0MAQAAAAGODAEAAAABjwwBAAAAAZAMAAEAAAEBpQ0BAAAABAQPAAC5FgAwnw0AALoWADCjDQAAvRYAMKQNAAC8FgAgAAOgAwAAxxYAIJUMAADEEgAglgwAAMQSACAAAAAAAAAAAAUPAACcGAAgEAAAnxgAIJ8NAACdGAAgoA0AAJ4YACCjDQAA-QMAIAMPAACcGAAgnw0AAJ0YACCjDQAA-QMAIAAAAAAAAaUNAAAApQwCBw8AAJYYACAQAACaGAAgnw0AAJcYACCgDQAAmRgAIKENAAD7AwAgog0AAPsDACCjDQAA8QMAIAsPAADbFgAwEAAA4BYAMJ8NAADcFgAwoA0AAN0WADChDQAA3xYAMKINAADfFgAwow0AAN8WADCkDQAA3hYAIKUNAADfFgAwpg0AAOEWADCnDQAA4hYAMASICgEAAAABiwpAAAAAAcAKAQAAAAGhDAQAAAABAgAAAP8DACAPAADmFgAgAwAAAP8DACAPAADmFgAgEAAA5RYAIAEIAACYGAAwCswCAADYEQAghQoAANcRADCGCgAA_QMAEIcKAADXEQAwiAoBAAAAAYsKQADZDwAhwAoBANgPACGgDAEAmBAAIaEMBACIEAAhqwwAANYRACACAAAA_wMAIAgAAOUWACACAAAA4xYAIAgAAOQWACAIhQoAAOIWADCGCgAA4xYAEIcKAADiFgAwiAoBAJgQACGLCkAA2Q8AIcAKAQDYDwAhoAwBAJgQACGhDAQAiBAAIQiFCgAA4hYAMIYKAADjFgAQhwoAAOIWADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGgDAEAmBAAIaEMBACIEAAhBIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaEMBADYEgAhBIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaEMBADYEgAhBIgKAQAAAAGLCkAAAAABwAoBAAAAAaEMBAAAAAEDDwAAlhgAIJ8NAACXGAAgow0AAPEDACAEDwAA2xYAMJ8NAADcFgAwow0AAN8WADCkDQAA3hYAIAAAAAGlDQAAAKkMAgUPAACRGAAgEAAAlBgAIJ8NAACSGAAgoA0AAJMYACCjDQAA8QMAIAMPAACRGAAgnw0AAJIYACCjDQAA8QMAIAAAAAsPAACAFwAwEAAAhRcAMJ8NAACBFwAwoA0AAIIXADChDQAAhBcAMKINAACEFwAwow0AAIQXADCkDQAAgxcAIKUNAACEFwAwpg0AAIYXADCnDQAAhxcAMAsPAAD0FgAwEAAA-RYAMJ8NAAD1FgAwoA0AAPYWADChDQAA-BYAMKINAAD4FgAwow0AAPgWADCkDQAA9xYAIKUNAAD4FgAwpg0AAPoWADCnDQAA-xYAMAzNAgAA6BYAIIgKAQAAAAGLCkAAAAABmQpAAAAAAaAKAQAAAAHPCwAAAKUMAqEMBAAAAAGiDAEAAAABowwBAAAAAaUMBAAAAAGmDAQAAAABpwxAAAAAAQIAAAD5AwAgDwAA_xYAIAMAAAD5AwAgDwAA_xYAIBAAAP4WACABCAAAkBgAMBHKAgAA3hEAIM0CAADfEQAghQoAANwRADCGCgAA9wMAEIcKAADcEQAwiAoBAAAAAYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc8LAADdEaUMIuULAQCHEQAhoQwEAIgQACGiDAEAAAABowwBANgPACGlDAQAiBAAIaYMBACIEAAhpwxAAO0PACECAAAA-QMAIAgAAP4WACACAAAA_BYAIAgAAP0WACAPhQoAAPsWADCGCgAA_BYAEIcKAAD7FgAwiAoBAJgQACGLCkAA2Q8AIZkKQADtDwAhoAoBAOMPACHPCwAA3RGlDCLlCwEAhxEAIaEMBACIEAAhogwBANgPACGjDAEA2A8AIaUMBACIEAAhpgwEAIgQACGnDEAA7Q8AIQ-FCgAA-xYAMIYKAAD8FgAQhwoAAPsWADCICgEAmBAAIYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc8LAADdEaUMIuULAQCHEQAhoQwEAIgQACGiDAEA2A8AIaMMAQDYDwAhpQwEAIgQACGmDAQAiBAAIacMQADtDwAhC4gKAQC_EgAhiwpAAMASACGZCkAAzxIAIaAKAQDIEgAhzwsAANgWpQwioQwEANgSACGiDAEAvxIAIaMMAQC_EgAhpQwEANgSACGmDAQA2BIAIacMQADPEgAhDM0CAADaFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHPCwAA2BalDCKhDAQA2BIAIaIMAQC_EgAhowwBAL8SACGlDAQA2BIAIaYMBADYEgAhpwxAAM8SACEMzQIAAOgWACCICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzwsAAAClDAKhDAQAAAABogwBAAAAAaMMAQAAAAGlDAQAAAABpgwEAAAAAacMQAAAAAEDiwpAAAAAAcAKAQAAAAGpDAAAAKkMAgIAAAD1AwAgDwAAixcAIAMAAAD1AwAgDwAAixcAIBAAAIoXACABCAAAjxgAMAnKAgAA4xEAIIUKAADhEQAwhgoAAPMDABCHCgAA4REAMIsKQADZDwAhwAoBANgPACHlCwEAmBAAIakMAADiEakMIqwMAADgEQAgAgAAAPUDACAIAACKFwAgAgAAAIgXACAIAACJFwAgB4UKAACHFwAwhgoAAIgXABCHCgAAhxcAMIsKQADZDwAhwAoBANgPACHlCwEAmBAAIakMAADiEakMIgeFCgAAhxcAMIYKAACIFwAQhwoAAIcXADCLCkAA2Q8AIcAKAQDYDwAh5QsBAJgQACGpDAAA4hGpDCIDiwpAAMASACHACgEAvxIAIakMAADsFqkMIgOLCkAAwBIAIcAKAQC_EgAhqQwAAOwWqQwiA4sKQAAAAAHACgEAAAABqQwAAACpDAIEDwAAgBcAMJ8NAACBFwAwow0AAIQXADCkDQAAgxcAIAQPAAD0FgAwnw0AAPUWADCjDQAA-BYAMKQNAAD3FgAgAAAGygIAAJEXACDNAgAAkhcAIJkKAADEEgAgoAoAAMQSACDlCwAAxBIAIKcMAADEEgAgAssCAACOFwAgzgIAAI8XACAAAAAAAaUNIAAAAAEAAAAAAAGlDQAAALEMAgAAAAKlDQEAAAAEqA0BAAAABQKlDQEAAAAEqA0BAAAABQAAAAAAAAAAAAAAAAAFDwAAihgAIBAAAI0YACCfDQAAixgAIKANAACMGAAgow0AAMYCACADDwAAihgAIJ8NAACLGAAgow0AAMYCACAAAAAAAAGlDQAAAM4MAgsPAAC4FwAwEAAAvRcAMJ8NAAC5FwAwoA0AALoXADChDQAAvBcAMKINAAC8FwAwow0AALwXADCkDQAAuxcAIKUNAAC8FwAwpg0AAL4XADCnDQAAvxcAMAWICgQAAAABpQsBAAAAAfkLAQAAAAH6CwEAAAAB-wsCAAAAAQIAAADKAgAgDwAAwxcAIAMAAADKAgAgDwAAwxcAIBAAAMIXACABCAAAiRgAMArcAQAAgRIAIIUKAACAEgAwhgoAAMgCABCHCgAAgBIAMIgKBAAAAAGjCwEA2A8AIaULAQDYDwAh-QsBANgPACH6CwEA2A8AIfsLAgDXDwAhAgAAAMoCACAIAADCFwAgAgAAAMAXACAIAADBFwAgCYUKAAC_FwAwhgoAAMAXABCHCgAAvxcAMIgKBACIEAAhowsBANgPACGlCwEA2A8AIfkLAQDYDwAh-gsBANgPACH7CwIA1w8AIQmFCgAAvxcAMIYKAADAFwAQhwoAAL8XADCICgQAiBAAIaMLAQDYDwAhpQsBANgPACH5CwEA2A8AIfoLAQDYDwAh-wsCANcPACEFiAoEANgSACGlCwEAvxIAIfkLAQC_EgAh-gsBAL8SACH7CwIAvhIAIQWICgQA2BIAIaULAQC_EgAh-QsBAL8SACH6CwEAvxIAIfsLAgC-EgAhBYgKBAAAAAGlCwEAAAAB-QsBAAAAAfoLAQAAAAH7CwIAAAABBA8AALgXADCfDQAAuRcAMKMNAAC8FwAwpA0AALsXACAACt0BAADFFwAgmQoAAMQSACDODAAAxBIAIM8MAADEEgAg0AwAAMQSACDRDAAAxBIAINIMAADEEgAg1AwAAMQSACDVDAAAxBIAINYMAADEEgAgAAAAAAABpQ0AAADYDAIBpQ0AAADZDAIAAAAAAAAAAAAAAAAAAAAAAAAAAAGlDQAAAPgMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGlDQAAAJgNAgAAAAAAAAGlDQAAAJwNAgWICgQAAAABpQsBAAAAAfkLAQAAAAH6CwEAAAAB-wsCAAAAARCLCkAAAAABmQpAAAAAAZ8KAAAAzgwC5AoEAAAAAZ4LAQAAAAGlCwEAAAAB_AsCAAAAAc4MQAAAAAHPDAEAAAAB0AxAAAAAAdEMQAAAAAHSDEAAAAAB0wwCAAAAAdQMQAAAAAHVDEAAAAAB1gxAAAAAAQIAAADGAgAgDwAAihgAIAMAAADOAgAgDwAAihgAIBAAAI4YACASAAAAzgIAIAgAAI4YACCLCkAAwBIAIZkKQADPEgAhnwoAALYXzgwi5AoEANgSACGeCwEAvxIAIaULAQC_EgAh_AsCAL4SACHODEAAzxIAIc8MAQDIEgAh0AxAAM8SACHRDEAAzxIAIdIMQADPEgAh0wwCAL4SACHUDEAAzxIAIdUMQADPEgAh1gxAAM8SACEQiwpAAMASACGZCkAAzxIAIZ8KAAC2F84MIuQKBADYEgAhngsBAL8SACGlCwEAvxIAIfwLAgC-EgAhzgxAAM8SACHPDAEAyBIAIdAMQADPEgAh0QxAAM8SACHSDEAAzxIAIdMMAgC-EgAh1AxAAM8SACHVDEAAzxIAIdYMQADPEgAhA4sKQAAAAAHACgEAAAABqQwAAACpDAILiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc8LAAAApQwCoQwEAAAAAaIMAQAAAAGjDAEAAAABpQwEAAAAAaYMBAAAAAGnDEAAAAABBs4CAACNFwAgiAoBAAAAAYsKQAAAAAGlCwEAAAABowwBAAAAAaoMAQAAAAECAAAA8QMAIA8AAJEYACADAAAA-wMAIA8AAJEYACAQAACVGAAgCAAAAPsDACAIAACVGAAgzgIAAPMWACCICgEAvxIAIYsKQADAEgAhpQsBAL8SACGjDAEAvxIAIaoMAQC_EgAhBs4CAADzFgAgiAoBAL8SACGLCkAAwBIAIaULAQC_EgAhowwBAL8SACGqDAEAvxIAIQbLAgAAjBcAIIgKAQAAAAGLCkAAAAABpQsBAAAAAaMMAQAAAAGqDAEAAAABAgAAAPEDACAPAACWGAAgBIgKAQAAAAGLCkAAAAABwAoBAAAAAaEMBAAAAAEDAAAA-wMAIA8AAJYYACAQAACbGAAgCAAAAPsDACAIAACbGAAgywIAAPIWACCICgEAvxIAIYsKQADAEgAhpQsBAL8SACGjDAEAvxIAIaoMAQC_EgAhBssCAADyFgAgiAoBAL8SACGLCkAAwBIAIaULAQC_EgAhowwBAL8SACGqDAEAvxIAIQ3KAgAA5xYAIIgKAQAAAAGLCkAAAAABmQpAAAAAAaAKAQAAAAHPCwAAAKUMAuULAQAAAAGhDAQAAAABogwBAAAAAaMMAQAAAAGlDAQAAAABpgwEAAAAAacMQAAAAAECAAAA-QMAIA8AAJwYACADAAAA9wMAIA8AAJwYACAQAACgGAAgDwAAAPcDACAIAACgGAAgygIAANkWACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc8LAADYFqUMIuULAQDIEgAhoQwEANgSACGiDAEAvxIAIaMMAQC_EgAhpQwEANgSACGmDAQA2BIAIacMQADPEgAhDcoCAADZFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHPCwAA2BalDCLlCwEAyBIAIaEMBADYEgAhogwBAL8SACGjDAEAvxIAIaUMBADYEgAhpgwEANgSACGnDEAAzxIAIQqICgIAAAAB9QoBAAAAAcULAQAAAAHdCwEAAAABiQwAAQAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MAQAAAAGQDAABAAABCogKAgAAAAGNDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwBAAAAAZUMAQAAAAGWDAEAAAABlwwAAMUWACCYDCAAAAABAgAAAPcEACAPAACiGAAgAwAAAP8EACAPAACiGAAgEAAAphgAIAwAAAD_BAAgCAAAphgAIIgKAgC-EgAhjQwBAL8SACGRDAEAvxIAIZIMAQC_EgAhkwwBAL8SACGUDAEAvxIAIZUMAQDIEgAhlgwBAMgSACGXDAAAtxYAIJgMIADiEgAhCogKAgC-EgAhjQwBAL8SACGRDAEAvxIAIZIMAQC_EgAhkwwBAL8SACGUDAEAvxIAIZUMAQDIEgAhlgwBAMgSACGXDAAAtxYAIJgMIADiEgAhBogKBAAAAAGeCwEAAAABpQsBAAAAAfkLAQAAAAH6CwEAAAAB-wsCAAAAAQKlCwEAAAAB_AsCAAAAAQIAAAClBwAgDwAAqBgAIAMAAACtBwAgDwAAqBgAIBAAAKwYACAEAAAArQcAIAgAAKwYACClCwEAvxIAIfwLAgC-EgAhAqULAQC_EgAh_AsCAL4SACEKmgsQAAAAAbkLAgAAAAHFCwEAAAABxgsBAAAAAccLAQAAAAHICxAAAAAByQsCAAAAAcoLAQAAAAHLCwEAAAABzAsCAAAAAQWICgQAAAAB_woBAAAAAcILAQAAAAHDCwEAAAABxAtAAAAAARCICgEAAAABiwpAAAAAAZ8KAQAAAAGgCgEAAAABowoCAAAAAckKAQAAAAH_CgEAAAABggtAAAAAAZoLEAAAAAG7CwEAAAABvAsBAAAAAb0LAQAAAAG-C4AAAAABvwtAAAAAAcALQAAAAAHBC0AAAAABLbQFAADUFQAgtgUAANUVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGZCwEAAAABmgsQAAAAAZ4LAQAAAAGzCwEAAAABwQtAAAAAAcULAQAAAAHHCwEAAAABygsBAAAAAc0LAQAAAAHOCwEAAAABzwsBAAAAAdALAQAAAAHRCwEAAAAB0gsBAAAAAdMLEAAAAAHUCxAAAAAB1QsCAAAAAdYLgAAAAAHXC4AAAAAB2AsAAQAAAdkLAAEAAAHaCwEAAAAB2wsAAQAAAdwLQAAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCyAAAAAB4QsCAAAAAeILgAAAAAHjCwABAAAB5AuAAAAAAeULAQAAAAHmCwEAAAAB5wsQAAAAAegLIAAAAAHpC0AAAAABAgAAAKQIACAPAACwGAAgAwAAALsIACAPAACwGAAgEAAAtBgAIC8AAAC7CAAgCAAAtBgAILQFAACtFQAgtgUAAK4VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhLbQFAACtFQAgtgUAAK4VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhLbMFAADTFQAgtgUAANUVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGZCwEAAAABmgsQAAAAAZ4LAQAAAAGzCwEAAAABwQtAAAAAAcULAQAAAAHHCwEAAAABygsBAAAAAc0LAQAAAAHOCwEAAAABzwsBAAAAAdALAQAAAAHRCwEAAAAB0gsBAAAAAdMLEAAAAAHUCxAAAAAB1QsCAAAAAdYLgAAAAAHXC4AAAAAB2AsAAQAAAdkLAAEAAAHaCwEAAAAB2wsAAQAAAdwLQAAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCyAAAAAB4QsCAAAAAeILgAAAAAHjCwABAAAB5AuAAAAAAeULAQAAAAHmCwEAAAAB5wsQAAAAAegLIAAAAAHpC0AAAAABAgAAAKQIACAPAAC1GAAgAwAAALsIACAPAAC1GAAgEAAAuRgAIC8AAAC7CAAgCAAAuRgAILMFAACsFQAgtgUAAK4VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhLbMFAACsFQAgtgUAAK4VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhLbMFAADTFQAgtAUAANQVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGZCwEAAAABmgsQAAAAAZ4LAQAAAAGzCwEAAAABwQtAAAAAAcULAQAAAAHHCwEAAAABygsBAAAAAc0LAQAAAAHOCwEAAAABzwsBAAAAAdALAQAAAAHRCwEAAAAB0gsBAAAAAdMLEAAAAAHUCxAAAAAB1QsCAAAAAdYLgAAAAAHXC4AAAAAB2AsAAQAAAdkLAAEAAAHaCwEAAAAB2wsAAQAAAdwLQAAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCyAAAAAB4QsCAAAAAeILgAAAAAHjCwABAAAB5AuAAAAAAeULAQAAAAHmCwEAAAAB5wsQAAAAAegLIAAAAAHpC0AAAAABAgAAAKQIACAPAAC6GAAgApoLEAAAAAG5CwIAAAABAwAAALsIACAPAAC6GAAgEAAAvxgAIC8AAAC7CAAgCAAAvxgAILMFAACsFQAgtAUAAK0VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhLbMFAACsFQAgtAUAAK0VACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf8KAQC_EgAhggtAAMASACGZCwEAvxIAIZoLEADrEgAhngsBAL8SACGzCwEAyBIAIcELQADAEgAhxQsBAMgSACHHCwEAvxIAIcoLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILAQC_EgAh0wsQALUTACHUCxAAtRMAIdULAgDZEgAh1guAAAAAAdcLgAAAAAHYCwABqhUAIdkLAAGqFQAh2gsBAMgSACHbCwABqxUAIdwLQADAEgAh3QsBAMgSACHeCwEAyBIAId8LAQC_EgAh4AsgAOISACHhCwIA2RIAIeILgAAAAAHjCwABqxUAIeQLgAAAAAHlCwEAyBIAIeYLAQDIEgAh5wsQALUTACHoCyAA4hIAIekLQADPEgAhErIFAACVFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_woBAAAAAYILQAAAAAGaCxAAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsBAAAAAb4LgAAAAAG_C0AAAAABwAtAAAAAAcELQAAAAAECAAAAsAgAIA8AAMAYACADAAAArggAIA8AAMAYACAQAADEGAAgFAAAAK4IACAIAADEGAAgsgUAAIcVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH_CgEAvxIAIYILQADAEgAhmgsQAOsSACG6CwEAvxIAIbsLAQC_EgAhvAsBAL8SACG9CwEAyBIAIb4LgAAAAAG_C0AAzxIAIcALQADPEgAhwQtAAM8SACESsgUAAIcVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH_CgEAvxIAIYILQADAEgAhmgsQAOsSACG6CwEAvxIAIbsLAQC_EgAhvAsBAL8SACG9CwEAyBIAIb4LgAAAAAG_C0AAzxIAIcALQADPEgAhwQtAAM8SACEFiAoBAAAAAbMLAQAAAAG0C4AAAAABtQsgAAAAAbYLQAAAAAEDiAoBAAAAAbYLQAAAAAG3CwEAAAABAgAAAKkJACAPAADGGAAgAwAAALEJACAPAADGGAAgEAAAyhgAIAUAAACxCQAgCAAAyhgAIIgKAQC_EgAhtgtAAMASACG3CwEAvxIAIQOICgEAvxIAIbYLQADAEgAhtwsBAL8SACECwAoBAAAAAaILQAAAAAEKiAoBAAAAAYsKQAAAAAGZCkAAAAAB4gpAAAAAAfgKAQAAAAGdCwEAAAABngsBAAAAAZ8LAQAAAAGgCyAAAAABoQtAAAAAAQjfBgAA0BQAIIsKQAAAAAHKCgEAAAABngsBAAAAAaULAQAAAAGmCwEAAAABpwtAAAAAAagLQAAAAAECAAAAqAoAIA8AAM0YACADAAAAsgoAIA8AAM0YACAQAADRGAAgCgAAALIKACAIAADRGAAg3wYAALYUACCLCkAAwBIAIcoKAQC_EgAhngsBAL8SACGlCwEAvxIAIaYLAQDIEgAhpwtAAM8SACGoC0AAzxIAIQjfBgAAthQAIIsKQADAEgAhygoBAL8SACGeCwEAvxIAIaULAQC_EgAhpgsBAMgSACGnC0AAzxIAIagLQADPEgAhCNkGAADPFAAgiwpAAAAAAcoKAQAAAAGeCwEAAAABpQsBAAAAAaYLAQAAAAGnC0AAAAABqAtAAAAAAQIAAACoCgAgDwAA0hgAIASICgEAAAABqwpAAAAAAYULAQAAAAGTC0AAAAABAogKAQAAAAGSC0AAAAABBsoKAQAAAAGAC0AAAAABmQsBAAAAAZoLEAAAAAGbCwIAAAABnAsQAAAAAQMAAACyCgAgDwAA0hgAIBAAANkYACAKAAAAsgoAIAgAANkYACDZBgAAtRQAIIsKQADAEgAhygoBAL8SACGeCwEAvxIAIaULAQC_EgAhpgsBAMgSACGnC0AAzxIAIagLQADPEgAhCNkGAAC1FAAgiwpAAMASACHKCgEAvxIAIZ4LAQC_EgAhpQsBAL8SACGmCwEAyBIAIacLQADPEgAhqAtAAM8SACEO4QQAAKYUACDbBgAApxQAIN0GAACoFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4gpAAAAAAfgKAQAAAAGHCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsgAAAAAaELQAAAAAECAAAAsAoAIA8AANoYACADAAAArgoAIA8AANoYACAQAADeGAAgEAAAAK4KACAIAADeGAAg4QQAAIEUACDbBgAAghQAIN0GAACDFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4gpAAM8SACH4CgEAyBIAIYcLAQDIEgAhnQsBAL8SACGeCwEAvxIAIZ8LAQDIEgAhoAsgAOISACGhC0AAzxIAIQ7hBAAAgRQAINsGAACCFAAg3QYAAIMUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHiCkAAzxIAIfgKAQDIEgAhhwsBAMgSACGdCwEAvxIAIZ4LAQC_EgAhnwsBAMgSACGgCyAA4hIAIaELQADPEgAhBIgKAQAAAAGrCkAAAAABkQsBAAAAAZMLQAAAAAELiAoBAAAAAasKQAAAAAG4CgEAAAAB6goCAAAAAYgLAQAAAAGLCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAECAAAAugsAIA8AAOAYACAO4QQAAKYUACDdBgAAqBQAIN4GAACpFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4gpAAAAAAfgKAQAAAAGHCwEAAAABnQsBAAAAAZ4LAQAAAAGfCwEAAAABoAsgAAAAAaELQAAAAAECAAAAsAoAIA8AAOIYACADAAAAvQsAIA8AAOAYACAQAADmGAAgDQAAAL0LACAIAADmGAAgiAoBAL8SACGrCkAAwBIAIbgKAQDIEgAh6goCAL4SACGICwEAvxIAIYsLAQC_EgAhlAsBAL8SACGVCwEAvxIAIZYLAQC_EgAhlwsBAL8SACGYCwEAvxIAIQuICgEAvxIAIasKQADAEgAhuAoBAMgSACHqCgIAvhIAIYgLAQC_EgAhiwsBAL8SACGUCwEAvxIAIZULAQC_EgAhlgsBAL8SACGXCwEAvxIAIZgLAQC_EgAhAwAAAK4KACAPAADiGAAgEAAA6RgAIBAAAACuCgAgCAAA6RgAIOEEAACBFAAg3QYAAIMUACDeBgAAhBQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeIKQADPEgAh-AoBAMgSACGHCwEAyBIAIZ0LAQC_EgAhngsBAL8SACGfCwEAyBIAIaALIADiEgAhoQtAAM8SACEO4QQAAIEUACDdBgAAgxQAIN4GAACEFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4gpAAM8SACH4CgEAyBIAIYcLAQDIEgAhnQsBAL8SACGeCwEAvxIAIZ8LAQDIEgAhoAsgAOISACGhC0AAzxIAIQ7hBAAAphQAINsGAACnFAAg3gYAAKkUACCICgEAAAABiwpAAAAAAZkKQAAAAAHiCkAAAAAB-AoBAAAAAYcLAQAAAAGdCwEAAAABngsBAAAAAZ8LAQAAAAGgCyAAAAABoQtAAAAAAQIAAACwCgAgDwAA6hgAIAMAAACuCgAgDwAA6hgAIBAAAO4YACAQAAAArgoAIAgAAO4YACDhBAAAgRQAINsGAACCFAAg3gYAAIQUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHiCkAAzxIAIfgKAQDIEgAhhwsBAMgSACGdCwEAvxIAIZ4LAQC_EgAhnwsBAMgSACGgCyAA4hIAIaELQADPEgAhDuEEAACBFAAg2wYAAIIUACDeBgAAhBQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeIKQADPEgAh-AoBAMgSACGHCwEAyBIAIZ0LAQC_EgAhngsBAL8SACGfCwEAyBIAIaALIADiEgAhoQtAAM8SACEGnwoBAAAAAaMKAgAAAAGkCkAAAAAB-AoBAAAAAYMLQAAAAAGGCwEAAAABDIgKAQAAAAGLCkAAAAABuAoBAAAAAb8KAQAAAAHACgEAAAABygoBAAAAAeoKAgAAAAGHCwEAAAABiAsBAAAAAYkLAQAAAAGKCwEAAAABiwsBAAAAAQIAAACYDAAgDwAA8BgAIAMAAACgDAAgDwAA8BgAIBAAAPQYACAOAAAAoAwAIAgAAPQYACCICgEAvxIAIYsKQADAEgAhuAoBAMgSACG_CgEAvxIAIcAKAQDIEgAhygoBAMgSACHqCgIAvhIAIYcLAQDIEgAhiAsBAL8SACGJCwEAvxIAIYoLAQC_EgAhiwsBAL8SACEMiAoBAL8SACGLCkAAwBIAIbgKAQDIEgAhvwoBAL8SACHACgEAyBIAIcoKAQDIEgAh6goCAL4SACGHCwEAyBIAIYgLAQC_EgAhiQsBAL8SACGKCwEAvxIAIYsLAQC_EgAhCYsKQAAAAAGZCkAAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQ2ICgQAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABF5MJAACNEwAglAkAAI4TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAAD3GAAgAwAAAKAOACAPAAD3GAAgEAAA-xgAIBkAAACgDgAgCAAA-xgAIJMJAADtEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5MJAADtEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAACMEwAglAkAAI4TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAAD8GAAgAwAAAKAOACAPAAD8GAAgEAAAgBkAIBkAAACgDgAgCAAAgBkAIJIJAADsEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAADsEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAACMEwAgkwkAAI0TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAACBGQAgAwAAAKAOACAPAACBGQAgEAAAhRkAIBkAAACgDgAgCAAAhRkAIJIJAADsEgAgkwkAAO0SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAADsEgAgkwkAAO0SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAAAxUADhYADxcAEAAAAAMVAA4WAA8XABAAAAAFFQAWFgAZFwAaOAAXOQAYAAAAAAAFFQAWFgAZFwAaOAAXOQAYAAAABRUAIBYAIxcAJDgAITkAIgAAAAAABRUAIBYAIxcAJDgAITkAIgAAAAUVACoWAC0XAC44ACs5ACwAAAAAAAUVACoWAC0XAC44ACs5ACwAAAAFFQA0FgA3FwA4OAA1OQA2AAAAAAAFFQA0FgA3FwA4OAA1OQA2AAAABRUAPhYAQRcAQjgAPzkAQAAAAAAABRUAPhYAQRcAQjgAPzkAQAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAFFQBSFgBVFwBWOABTOQBUAAAAAAAFFQBSFgBVFwBWOABTOQBUAAAABRUAXBYAXxcAYDgAXTkAXgAAAAAABRUAXBYAXxcAYDgAXTkAXgAAAAUVAGYWAGkXAGo4AGc5AGgAAAAAAAUVAGYWAGkXAGo4AGc5AGgAAAAFFQBwFgBzFwB0OABxOQByAAAAAAAFFQBwFgBzFwB0OABxOQByAAAABRUAehYAfRcAfjgAezkAfAAAAAAABRUAehYAfRcAfjgAezkAfAIVAIIB3QHLAoEBAdwBAIABAd0BzAIAAAAFFQCGARYAiQEXAIoBOACHATkAiAEAAAAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQHcAQCAAQHcAQCAAQUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAAABRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAxUAmQEWAJoBFwCbAQAAAAMVAJkBFgCaARcAmwEAAAAFFQChARYApAEXAKUBOACiATkAowEAAAAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAxUAqgEWAKsBFwCsAQAAAAMVAKoBFgCrARcArAEAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAMVALwBFgC9ARcAvgEAAAADFQC8ARYAvQEXAL4BAxUAxQHLAvYDwQHOAvoDwgEBygIAwAEDFQDEAcoC_APAAc0CgATDAQHMAgDCAQHNAoEEAALLAoIEAM4CgwQAAAADFQDJARYAygEXAMsBAAAAAxUAyQEWAMoBFwDLAQHKAgDAAQHKAgDAAQMVANABFgDRARcA0gEAAAADFQDQARYA0QEXANIBAcoCugTAAQHKAsAEwAEFFQDXARYA2gEXANsBOADYATkA2QEAAAAAAAUVANcBFgDaARcA2wE4ANgBOQDZAQHMAgDCAQHMAgDCAQUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAAABRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAxUA6gEWAOsBFwDsAQAAAAMVAOoBFgDrARcA7AECFQDwAaAD_ATvAQGfAwDuAQGgA_0EAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAAAAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEBnwMA7gEBnwMA7gEFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAAAAUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJECFgCSAhcAkwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAKECFgCiAhcAowIAAAADFQChAhYAogIXAKMCAAAAAxUAqQIWAKoCFwCrAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCxAhYAsgIXALMCAAAAAxUAsQIWALICFwCzAgAAAAUVALkCFgC8AhcAvQI4ALoCOQC7AgAAAAAABRUAuQIWALwCFwC9AjgAugI5ALsCAAAAAxUAwwIWAMQCFwDFAgAAAAMVAMMCFgDEAhcAxQIAAAADFQDLAhYAzAIXAM0CAAAAAxUAywIWAMwCFwDNAgAAAAUVANMCFgDWAhcA1wI4ANQCOQDVAgAAAAAABRUA0wIWANYCFwDXAjgA1AI5ANUCAhUA2wLdAaoH2gIB4QQA2QIB3QGrBwAAAAUVAN8CFgDiAhcA4wI4AOACOQDhAgAAAAAABRUA3wIWAOICFwDjAjgA4AI5AOECAeEEANkCAeEEANkCBRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIAAAAAAAUVAPICFgD1AhcA9gI4APMCOQD0AgAAAAMVAPwCFgD9AhcA_gIAAAADFQD8AhYA_QIXAP4CAAAABRUAhAMWAIcDFwCIAzgAhQM5AIYDAAAAAAAFFQCEAxYAhwMXAIgDOACFAzkAhgMEFQCQA7MFqQiLA7QFrQiMA7YFsQiNAwGyBQCKAwGyBQCKAwMVAI8DsgUAigOzBbUIjgMBtQUAjQMBswW2CAADswW3CAC0BbgIALYFuQgAAAAFFQCUAxYAlwMXAJgDOACVAzkAlgMAAAAAAAUVAJQDFgCXAxcAmAM4AJUDOQCWAwGyBQCKAwGyBQCKAwUVAJ0DFgCgAxcAoQM4AJ4DOQCfAwAAAAAABRUAnQMWAKADFwChAzgAngM5AJ8DAbIFAIoDAbIFAIoDBRUApgMWAKkDFwCqAzgApwM5AKgDAAAAAAAFFQCmAxYAqQMXAKoDOACnAzkAqAMBsgUAigMBsgUAigMFFQCvAxYAsgMXALMDOACwAzkAsQMAAAAAAAUVAK8DFgCyAxcAswM4ALADOQCxAwG1BQCNAwG1BQCNAwUVALgDFgC7AxcAvAM4ALkDOQC6AwAAAAAABRUAuAMWALsDFwC8AzgAuQM5ALoDAhUAwAOIBq4JvwMBhwYAvgMBiAavCQAAAAMVAMQDFgDFAxcAxgMAAAADFQDEAxYAxQMXAMYDAYcGAL4DAYcGAL4DAxUAywMWAMwDFwDNAwAAAAMVAMsDFgDMAxcAzQMAAAAFFQDTAxYA1gMXANcDOADUAzkA1QMAAAAAAAUVANMDFgDWAxcA1wM4ANQDOQDVAwAAAAMVAN0DFgDeAxcA3wMAAAADFQDdAxYA3gMXAN8DAAAAAxUA5QMWAOYDFwDnAwAAAAMVAOUDFgDmAxcA5wMDFQDyA9kGrQrqA98GsQrrAwHhBADpAwUVAPED4QSzCukD2wa3CuwD3Qa9Cu8D3gbBCvADAtoGAOsD3AYA7QMCFQDuA9sGuArsAwHbBrkKAAHaBgDrAwHaBgDrAwPbBsIKAN0GwwoA3gbECgAC2QbFCgDfBsYKAAAAAxUA9gMWAPcDFwD4AwAAAAMVAPYDFgD3AxcA-AMAAAADFQD-AxYA_wMXAIAEAAAAAxUA_gMWAP8DFwCABAHhBADpAwHhBADpAwMVAIUEFgCGBBcAhwQAAAADFQCFBBYAhgQXAIcEAeEElgvpAwHhBJwL6QMDFQCMBBYAjQQXAI4EAAAAAxUAjAQWAI0EFwCOBAHaBgDrAwHaBgDrAwUVAJMEFgCWBBcAlwQ4AJQEOQCVBAAAAAAABRUAkwQWAJYEFwCXBDgAlAQ5AJUEAAAFFQCcBBYAnwQXAKAEOACdBDkAngQAAAAAAAUVAJwEFgCfBBcAoAQ4AJ0EOQCeBALaBgDrA9wGAO0DAtoGAOsD3AYA7QMDFQClBBYApgQXAKcEAAAAAxUApQQWAKYEFwCnBAHaBgDrAwHaBgDrAwMVAKwEFgCtBBcArgQAAAADFQCsBBYArQQXAK4EAAAABRUAtAQWALcEFwC4BDgAtQQ5ALYEAAAAAAAFFQC0BBYAtwQXALgEOAC1BDkAtgQCFQC8BPAHnQy7BAHcBgC6BAHwB54MAAAABRUAwAQWAMMEFwDEBDgAwQQ5AMIEAAAAAAAFFQDABBYAwwQXAMQEOADBBDkAwgQB3AYAugQB3AYAugQFFQDJBBYAzAQXAM0EOADKBDkAywQAAAAAAAUVAMkEFgDMBBcAzQQ4AMoEOQDLBAAAAAUVANMEFgDWBBcA1wQ4ANQEOQDVBAAAAAAABRUA0wQWANYEFwDXBDgA1AQ5ANUEAAAAAxUA3QQWAN4EFwDfBAAAAAMVAN0EFgDeBBcA3wQAAAADFQDlBBYA5gQXAOcEAAAAAxUA5QQWAOYEFwDnBAAAAAUVAO0EFgDwBBcA8QQ4AO4EOQDvBAAAAAAABRUA7QQWAPAEFwDxBDgA7gQ5AO8EAAAAAxUA9wQWAPgEFwD5BAAAAAMVAPcEFgD4BBcA-QQAAAADFQD_BBYAgAUXAIEFAAAAAxUA_wQWAIAFFwCBBQAAAAMVAIcFFgCIBRcAiQUAAAADFQCHBRYAiAUXAIkFAAAABRUAjwUWAJIFFwCTBTgAkAU5AJEFAAAAAAAFFQCPBRYAkgUXAJMFOACQBTkAkQUEFQCZBZIJmQ6WBZMJnQ6XBZQJnw6YBQGRCQCVBQGRCQCVBQGRCaEOlQUCkgmiDgCTCaMOAAAABRUAnQUWAKAFFwChBTgAngU5AJ8FAAAAAAAFFQCdBRYAoAUXAKEFOACeBTkAnwUBkQkAlQUBkQkAlQUFFQCmBRYAqQUXAKoFOACnBTkAqAUAAAAAAAUVAKYFFgCpBRcAqgU4AKcFOQCoBQGRCQCVBQGRCQCVBQUVAK8FFgCyBRcAswU4ALAFOQCxBQAAAAAABRUArwUWALIFFwCzBTgAsAU5ALEFAZEJ8g6VBQGRCfgOlQUFFQC4BRYAuwUXALwFOAC5BTkAugUAAAAAAAUVALgFFgC7BRcAvAU4ALkFOQC6BQAAAAMVAMIFFgDDBRcAxAUAAAADFQDCBRYAwwUXAMQFAAAAAxUAygUWAMsFFwDMBQAAAAMVAMoFFgDLBRcAzAUAAAAFFQDSBRYA1QUXANYFOADTBTkA1AUAAAAAAAUVANIFFgDVBRcA1gU4ANMFOQDUBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvgKxBNsGvwKyBNwGvwKzBN8GvwK0BOAGvwK1BOEGvwK2BOMGvwK3BOUGArgE5gbAArkE6Aa_AroE6gYCuwTrBsECvATsBr8CvQTtBr8CvgTuBgK_BPEGwgLABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH2ALiBKYH2QLjBKwH2QLkBK8H2QLlBLAH2QLmBLEH2QLnBLMH2QLoBLUHAukEtgfcAuoEuAfZAusEugcC7AS7B90C7QS8B9kC7gS9B9kC7wS-BwLwBMEH3gLxBMIH5ALyBMMH2gLzBMQH2gL0BMUH2gL1BMYH2gL2BMcH2gL3BMkH2gL4BMsHAvkEzAflAvoEzgfaAvsE0AcC_ATRB-YC_QTSB9oC_gTTB9oC_wTUBwKABdcH5wKBBdgH7QKCBdoH7gKDBdsH7gKEBd4H7gKFBd8H7gKGBeAH7gKHBeIH7gKIBeQHAokF5QfvAooF5wfuAosF6QcCjAXqB_ACjQXrB-4CjgXsB-4CjwXtBwKQBfAH8QKRBfEH9wKSBfMH-AKTBfQH-AKUBfcH-AKVBfgH-AKWBfkH-AKXBfsH-AKYBf0HApkF_gf5ApoFgAj4ApsFgggCnAWDCPoCnQWECPgCngWFCPgCnwWGCAKgBYkI-wKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIiQO3BaUIigO4BboIigO5Bb0IigO6Bb4IigO7Bb8IigO8BcEIigO9BcMIAr4FxAiRA78FxgiKA8AFyAgCwQXJCJIDwgXKCIoDwwXLCIoDxAXMCALFBc8IkwPGBdAImQPHBdEIiwPIBdIIiwPJBdMIiwPKBdQIiwPLBdUIiwPMBdcIiwPNBdkIAs4F2giaA88F3AiLA9AF3ggC0QXfCJsD0gXgCIsD0wXhCIsD1AXiCALVBeUInAPWBeYIogPXBecIjAPYBegIjAPZBekIjAPaBeoIjAPbBesIjAPcBe0IjAPdBe8IAt4F8AijA98F8giMA-AF9AgC4QX1CKQD4gX2CIwD4wX3CIwD5AX4CALlBfsIpQPmBfwIqwPnBf0IjQPoBf4IjQPpBf8IjQPqBYAJjQPrBYEJjQPsBYMJjQPtBYUJAu4FhgmsA-8FiAmNA_AFigkC8QWLCa0D8gWMCY0D8wWNCY0D9AWOCQL1BZEJrgP2BZIJtAP3BZMJjgP4BZQJjgP5BZUJjgP6BZYJjgP7BZcJjgP8BZkJjgP9BZsJAv4FnAm1A_8FngmOA4AGoAkCgQahCbYDggaiCY4DgwajCY4DhAakCQKFBqcJtwOGBqgJvQOJBqoJvgOKBrAJvgOLBrMJvgOMBrQJvgONBrUJvgOOBrcJvgOPBrkJApAGugnBA5EGvAm-A5IGvgkCkwa_CcIDlAbACb4DlQbBCb4DlgbCCQKXBsUJwwOYBsYJxwOZBscJvwOaBsgJvwObBskJvwOcBsoJvwOdBssJvwOeBs0JvwOfBs8JAqAG0AnIA6EG0gm_A6IG1AkCowbVCckDpAbWCb8DpQbXCb8DpgbYCQKnBtsJygOoBtwJzgOpBt4JzwOqBt8JzwOrBuIJzwOsBuMJzwOtBuQJzwOuBuYJzwOvBugJArAG6QnQA7EG6wnPA7IG7QkCswbuCdEDtAbvCc8DtQbwCc8DtgbxCQK3BvQJ0gO4BvUJ2AO5BvcJ2QO6BvgJ2QO7BvsJ2QO8BvwJ2QO9Bv0J2QO-Bv8J2QO_BoEKAsAGggraA8EGhArZA8IGhgoCwwaHCtsDxAaICtkDxQaJCtkDxgaKCgLHBo0K3APIBo4K4APJBpAK4QPKBpEK4QPLBpQK4QPMBpUK4QPNBpYK4QPOBpgK4QPPBpoKAtAGmwriA9EGnQrhA9IGnwoC0wagCuMD1AahCuED1QaiCuED1gajCgLXBqYK5APYBqcK6APgBqkK6QPhBscK6QPiBskK6QPjBsoK6QPkBssK6QPlBs0K6QPmBs8KAucG0ArzA-gG0grpA-kG1AoC6gbVCvQD6wbWCukD7AbXCukD7QbYCgLuBtsK9QPvBtwK-QPwBt4K-gPxBt8K-gPyBuIK-gPzBuMK-gP0BuQK-gP1BuYK-gP2BugKAvcG6Qr7A_gG6wr6A_kG7QoC-gbuCvwD-wbvCvoD_AbwCvoD_QbxCgL-BvQK_QP_BvUKgQSAB_YK6gOBB_cK6gOCB_gK6gODB_kK6gOEB_oK6gOFB_wK6gOGB_4KAocH_wqCBIgHgQvqA4kHgwsCigeEC4MEiweFC-oDjAeGC-oDjQeHCwKOB4oLhASPB4sLiASQB4wL6wORB40L6wOSB44L6wOTB48L6wOUB5AL6wOVB5IL6wOWB5QLApcHlQuJBJgHmAvrA5kHmgsCmgebC4oEmwedC-sDnAeeC-sDnQefCwKeB6ILiwSfB6MLjwSgB6QL8AOhB6UL8AOiB6YL8AOjB6cL8AOkB6gL8AOlB6oL8AOmB6wLAqcHrQuQBKgHrwvwA6kHsQsCqgeyC5EEqwezC_ADrAe0C_ADrQe1CwKuB7gLkgSvB7kLmASwB7sL7QOxB7wL7QOyB78L7QOzB8AL7QO0B8EL7QO1B8ML7QO2B8ULArcHxguZBLgHyAvtA7kHygsCugfLC5oEuwfMC-0DvAfNC-0DvQfOCwK-B9ELmwS_B9ILoQTAB9ML7APBB9QL7APCB9UL7APDB9YL7APEB9cL7APFB9kL7APGB9sLAscH3AuiBMgH3gvsA8kH4AsCygfhC6MEywfiC-wDzAfjC-wDzQfkCwLOB-cLpATPB-gLqATQB-kL7wPRB-oL7wPSB-sL7wPTB-wL7wPUB-0L7wPVB-8L7wPWB_ELAtcH8gupBNgH9AvvA9kH9gsC2gf3C6oE2wf4C-8D3Af5C-8D3Qf6CwLeB_0LqwTfB_4LrwTgB4AMsAThB4EMsATiB4QMsATjB4UMsATkB4YMsATlB4gMsATmB4oMAucHiwyxBOgHjQywBOkHjwwC6geQDLIE6weRDLAE7AeSDLAE7QeTDALuB5YMswTvB5cMuQTxB5kMugTyB58MugTzB6IMugT0B6MMugT1B6QMugT2B6YMugT3B6gMAvgHqQy9BPkHqwy6BPoHrQwC-weuDL4E_AevDLoE_QewDLoE_gexDAL_B7QMvwSACLUMxQSBCLYMuwSCCLcMuwSDCLgMuwSECLkMuwSFCLoMuwSGCLwMuwSHCL4MAogIvwzGBIkIwQy7BIoIwwwCiwjEDMcEjAjFDLsEjQjGDLsEjgjHDAKPCMoMyASQCMsMzgSRCM0MzwSSCM4MzwSTCNEMzwSUCNIMzwSVCNMMzwSWCNUMzwSXCNcMApgI2AzQBJkI2gzPBJoI3AwCmwjdDNEEnAjeDM8EnQjfDM8EngjgDAKfCOMM0gSgCOQM2AShCOYM2QSiCOcM2QSjCOoM2QSkCOsM2QSlCOwM2QSmCO4M2QSnCPAMAqgI8QzaBKkI8wzZBKoI9QwCqwj2DNsErAj3DNkErQj4DNkErgj5DAKvCPwM3ASwCP0M4ASxCP8M4QSyCIAN4QSzCIMN4QS0CIQN4QS1CIUN4QS2CIcN4QS3CIkNArgIig3iBLkIjA3hBLoIjg0CuwiPDeMEvAiQDeEEvQiRDeEEvgiSDQK_CJUN5ATACJYN6ATBCJgN6QTCCJkN6QTDCJwN6QTECJ0N6QTFCJ4N6QTGCKAN6QTHCKINAsgIow3qBMkIpQ3pBMoIpw0CywioDesEzAipDekEzQiqDekEzgirDQLPCK4N7ATQCK8N8gTRCLEN8wTSCLIN8wTTCLUN8wTUCLYN8wTVCLcN8wTWCLkN8wTXCLsNAtgIvA30BNkIvg3zBNoIwA0C2wjBDfUE3AjCDfME3QjDDfME3gjEDQLfCMcN9gTgCMgN-gThCMoN-wTiCMsN-wTjCM4N-wTkCM8N-wTlCNAN-wTmCNIN-wTnCNQNAugI1Q38BOkI1w37BOoI2Q0C6wjaDf0E7AjbDfsE7QjcDfsE7gjdDQLvCOAN_gTwCOENggXxCOMNgwXyCOQNgwXzCOcNgwX0COgNgwX1COkNgwX2COsNgwX3CO0NAvgI7g2EBfkI8A2DBfoI8g0C-wjzDYUF_Aj0DYMF_Qj1DYMF_gj2DQL_CPkNhgWACfoNigWBCfwNiwWCCf0NiwWDCYAOiwWECYEOiwWFCYIOiwWGCYQOiwWHCYYOAogJhw6MBYkJiQ6LBYoJiw4CiwmMDo0FjAmNDosFjQmODosFjgmPDgKPCZIOjgWQCZMOlAWVCZUOlQWWCaQOlQWXCaYOlQWYCacOlQWZCagOlQWaCaoOlQWbCawOApwJrQ6aBZ0Jrw6VBZ4JsQ4CnwmyDpsFoAmzDpUFoQm0DpUFogm1DgKjCbgOnAWkCbkOogWlCboOlgWmCbsOlgWnCbwOlgWoCb0OlgWpCb4OlgWqCcAOlgWrCcIOAqwJww6jBa0JxQ6WBa4Jxw4CrwnIDqQFsAnJDpYFsQnKDpYFsgnLDgKzCc4OpQW0Cc8OqwW1CdAOlwW2CdEOlwW3CdIOlwW4CdMOlwW5CdQOlwW6CdYOlwW7CdgOArwJ2Q6sBb0J2w6XBb4J3Q4CvwneDq0FwAnfDpcFwQngDpcFwgnhDgLDCeQOrgXECeUOtAXFCecOmAXGCegOmAXHCeoOmAXICesOmAXJCewOmAXKCe4OmAXLCfAOAswJ8Q61Bc0J9A6YBc4J9g4Czwn3DrYF0An5DpgF0Qn6DpgF0gn7DgLTCf4OtwXUCf8OvQXVCYEPvgXWCYIPvgXXCYUPvgXYCYYPvgXZCYcPvgXaCYkPvgXbCYsPAtwJjA-_Bd0Jjg--Bd4JkA8C3wmRD8AF4AmSD74F4QmTD74F4gmUDwLjCZcPwQXkCZgPxQXlCZoPxgXmCZsPxgXnCZ4PxgXoCZ8PxgXpCaAPxgXqCaIPxgXrCaQPAuwJpQ_HBe0Jpw_GBe4JqQ8C7wmqD8gF8AmrD8YF8QmsD8YF8gmtDwLzCbAPyQX0CbEPzQX1CbMPzgX2CbQPzgX3CbcPzgX4CbgPzgX5CbkPzgX6CbsPzgX7Cb0PAvwJvg_PBf0JwA_OBf4Jwg8C_wnDD9AFgArED84FgQrFD84FggrGDwKDCskP0QWECsoP1wU"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelHotelCodeScalarFieldEnum: () => TravelHotelCodeScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  TravelHotelCode: "TravelHotelCode",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  organizationId: "organizationId",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelHotelCodeScalarFieldEnum = {
  hotelId: "hotelId",
  accommodationId: "accommodationId"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
