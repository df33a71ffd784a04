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

/// A router or subgraph process that works on rows of this database, and when it last said so.
model Process {
  /// Also in the rows on which it holds a lease.
  id      String   @id @db.Uuid
  /// Of the database's clock; \`-infinity\` once the process has ended by itself.
  seenAt  DateTime @map("seen_at") @db.Timestamptz(3)
  /// Names by which it locks jobs of graphile-worker.
  workers String[]

  @@map("process")
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
  /// The process that holds the lease, or held the last one.
  leasedBy   String?   @map("leased_by") @db.Uuid
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

/// The installation that this database is of, in one row, which the migration inserts: processes compare its id.
model Installation {
  id     String  @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// True in the one row.
  isOnly Boolean @unique @default(true) @map("is_only")

  @@map("installation")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger. Partitioned by month, by the time in
/// its id (UUIDv7); no index names a column that changes as it moves on. What only its first day needs is in the tables below.
model Payment {
  id              String                       @id @db.Uuid
  createdAt       DateTime                     @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime                     @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime?                    @map("settled_at") @db.Timestamptz(3)
  /// When the credential can no longer be settled.
  validBefore     DateTime                     @map("valid_before") @db.Timestamptz(3)
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?                      @map("organization_id") @db.Uuid
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?                         @map("transaction_log")
  /// Status of the answer; null while there is none.
  answerStatus    Int?                         @map("answer_status")
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean                      @default(false)
  /// Whether less than its amount was charged, or something was given back.
  isShort         Boolean                      @default(false) @map("is_short")
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
  payTo           String                       @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal                      @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?                     @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?                     @map("settled_amount") @db.Decimal(78, 0)
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?                     @db.Decimal(78, 0)
  transactionHash String?                      @map("transaction_hash")
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?                      @map("resource_url")
  requestId       String                       @map("request_id")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// Every state it has been in, in order, with reason and time; the view payment_transition has a row for each.
  steps           Unsupported("ledger.step")[]

  disbursements Disbursement[]

  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// The credential of a payment as it came, which is unique. Removed when it can neither be executed nor be repeated for its answer.
model PaymentCredential {
  paymentId      String   @id @map("payment_id") @db.Uuid
  validBefore    DateTime @map("valid_before") @db.Timestamptz(3)
  scheme         String
  network        String
  payer          String
  nonce          String
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey String?  @map("idempotency_key")
  credentialHash Bytes    @map("credential_hash")
  requestHash    Bytes    @map("request_hash")
  /// So that a recovering worker can settle it.
  payload        Json
  /// What the credential was checked against.
  requirements   Json

  @@unique([scheme, network, payer, nonce])
  @@map("credential")
  @@schema("ledger")
}

/// A payment that is worked on, that may still arrive after it failed, or that settled a moment ago.
model OpenPayment {
  paymentId  String    @id @map("payment_id") @db.Uuid
  reservedAt DateTime  @default(now()) @map("reserved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil DateTime  @map("lease_until") @db.Timestamptz(3)
  settledAt  DateTime? @map("settled_at") @db.Timestamptz(3)
  /// Whether something is still to be done. If not, it only counts against balances that were read before it settled.
  isDue      Boolean   @default(true) @map("is_due")
  /// As in the payment's row.
  state      String
  /// The process that holds the lease.
  owner      String
  payer      String
  network    String
  asset      String
  /// What it was reserved for; once settled, what it took.
  amount     Decimal   @db.Decimal(78, 0)
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey    Bytes?    @map("open_key")

  @@index([payer])
  @@map("open_payment")
  @@schema("ledger")
}

/// The answer of a payment, for repeated requests. Removed after a day.
model PaymentAnswer {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json
  body      Bytes

  @@map("answer")
  @@schema("ledger")
}

/// Headers that tell what was paid, as they were first sent. Removed with the answer.
model PaymentReceipt {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json

  @@map("receipt")
  @@schema("ledger")
}

/// One priced field of a payment's bill. Partitioned like the payments.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  units     Int
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")

  @@id([paymentId, position])
  @@map("payment_line")
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
  /// The process that holds the lease, or held the last one.
  leasedBy        String?   @map("leased_by") @db.Uuid
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
  /// Whether a payment is known to name it: such a basis is kept.
  isNamed       Boolean  @default(false) @map("is_named")

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

/// One audit of the ledger: how far it has come, and from where the next one can go on. Kept after it ran through.
model LedgerAudit {
  id          String    @id @db.Uuid
  /// What was asked for: only a run of the same is continued.
  asked       String
  /// The EVM network, by its setting.
  network     String
  /// Payments reserved since then were checked, and older ones that had changed; null for the whole ledger.
  since       DateTime? @db.Timestamptz(3)
  /// First and last block whose transfers were compared with the ledger.
  fromBlock   BigInt    @map("from_block")
  toBlock     BigInt    @map("to_block")
  /// Addresses that received payments then, so that a later audit still looks at them.
  payees      String[]
  /// Where in the ledger the next audit can begin: a moment, and the last transition before it.
  nextSince   DateTime  @map("next_since") @db.Timestamptz(3)
  /// Names of the invariants that were checked to the end, and where the next step of the others begins.
  done        String[]
  place       String?
  /// Transfers to the payees that are no payments.
  plainCount  Int       @default(0) @map("plain_count")
  plainAmount Decimal   @default(0) @map("plain_amount") @db.Decimal(78, 0)
  findings    Int       @default(0)
  startedAt   DateTime  @default(now()) @map("started_at") @db.Timestamptz(3)
  /// Null until it has run through.
  finishedAt  DateTime? @map("finished_at") @db.Timestamptz(3)

  found LedgerAuditFinding[]

  @@index([finishedAt])
  @@map("audit")
  @@schema("ledger")
}

/// A finding of an audit, as \`tollgraph audit --json\` writes it.
model LedgerAuditFinding {
  id      BigInt @id @default(autoincrement())
  auditId String @map("audit_id") @db.Uuid
  finding Json

  audit LedgerAudit @relation(fields: [auditId], references: [id], onDelete: Cascade)

  @@index([auditId])
  @@map("audit_finding")
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"LedgerAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"asked","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"payees","kind":"scalar","type":"String"},{"name":"nextSince","kind":"scalar","type":"DateTime","dbName":"next_since"},{"name":"done","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"String"},{"name":"plainCount","kind":"scalar","type":"Int","dbName":"plain_count"},{"name":"plainAmount","kind":"scalar","type":"Decimal","dbName":"plain_amount"},{"name":"findings","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"found","kind":"object","type":"LedgerAuditFinding","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit","schema":"ledger"},"LedgerAuditFinding":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"finding","kind":"scalar","type":"Json"},{"name":"audit","kind":"object","type":"LedgerAudit","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit_finding","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","audit","found","LedgerAudit.findUnique","LedgerAudit.findUniqueOrThrow","LedgerAudit.findFirst","LedgerAudit.findFirstOrThrow","LedgerAudit.findMany","LedgerAudit.createOne","LedgerAudit.createMany","LedgerAudit.createManyAndReturn","LedgerAudit.updateOne","LedgerAudit.updateMany","LedgerAudit.updateManyAndReturn","LedgerAudit.upsertOne","LedgerAudit.deleteOne","LedgerAudit.deleteMany","LedgerAudit.groupBy","LedgerAudit.aggregate","LedgerAuditFinding.findUnique","LedgerAuditFinding.findUniqueOrThrow","LedgerAuditFinding.findFirst","LedgerAuditFinding.findFirstOrThrow","LedgerAuditFinding.findMany","LedgerAuditFinding.createOne","LedgerAuditFinding.createMany","LedgerAuditFinding.createManyAndReturn","LedgerAuditFinding.updateOne","LedgerAuditFinding.updateMany","LedgerAuditFinding.updateManyAndReturn","LedgerAuditFinding.upsertOne","LedgerAuditFinding.deleteOne","LedgerAuditFinding.deleteMany","LedgerAuditFinding.groupBy","LedgerAuditFinding.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","auditId","finding","asked","network","since","fromBlock","toBlock","payees","nextSince","done","place","plainCount","plainAmount","findings","startedAt","finishedAt","has","hasEvery","hasSome","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","headers","body","reservedAt","settledAt","isDue","asset","openKey","validBefore","scheme","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","disbursementId_position","paymentId_key","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","at","by","AbuseActionKind","action","target","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "yRqUBswKCfYKAADxEwAw9woAAAQAEPgKAADxEwAwsAsAAPITnA4i8AsBAIURACGgDEAAhhEAIZcOAQCFEQAhmg4BAIURACGcDgAA8xMAIAEAAAABACABAAAAAQAgCPYKAADxEwAw9woAAAQAEPgKAADxEwAwsAsAAPITnA4i8AsBAIURACGgDEAAhhEAIZcOAQCFEQAhmg4BAIURACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBbALAAAAnA4C8AsBAAAAAaAMQAAAAAGXDgEAAAABmg4BAAAAAQEIAAAJACAFsAsAAACcDgLwCwEAAAABoAxAAAAAAZcOAQAAAAGaDgEAAAABAQgAAAsAMAEIAAALADAFsAsAANIZnA4i8AsBAPoTACGgDEAA-xMAIZcOAQD6EwAhmg4BAPoTACECAAAAAQAgCAAADgAgBbALAADSGZwOIvALAQD6EwAhoAxAAPsTACGXDgEA-hMAIZoOAQD6EwAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAzxkAIBYAANEZACAXAADQGQAgCPYKAADtEwAw9woAABcAEPgKAADtEwAwsAsAAO4TnA4i8AsBAPoQACGgDEAA-xAAIZcOAQD6EAAhmg4BAPoQACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAf2CgAA7BMAMPcKAAAdABD4CgAA7BMAMOkLAQAAAAHwCwEAhREAIaAMQACGEQAhlw4BAIURACEBAAAAGgAgAQAAABoAIAf2CgAA7BMAMPcKAAAdABD4CgAA7BMAMOkLAQCFEQAh8AsBAIURACGgDEAAhhEAIZcOAQCFEQAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIATpCwEAAAAB8AsBAAAAAaAMQAAAAAGXDgEAAAABAQgAACIAIATpCwEAAAAB8AsBAAAAAaAMQAAAAAGXDgEAAAABAQgAACQAMAEIAAAkADAE6QsBAPoTACHwCwEA-hMAIaAMQAD7EwAhlw4BAPoTACECAAAAGgAgCAAAJwAgBOkLAQD6EwAh8AsBAPoTACGgDEAA-xMAIZcOAQD6EwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAzBkAIBYAAM4ZACAXAADNGQAgB_YKAADrEwAw9woAADAAEPgKAADrEwAw6QsBAPoQACHwCwEA-hAAIaAMQAD7EAAhlw4BAPoQACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAr2CgAA6RMAMPcKAAA2ABD4CgAA6RMAMPkKBAAAAAGwCwEAhREAIfALAQCFEQAhlg5AAIYRACGXDgEAhREAIZkOAADqE5kOIpoOAQCFEQAhAQAAADMAIAEAAAAzACAK9goAAOkTADD3CgAANgAQ-AoAAOkTADD5CgQAtREAIbALAQCFEQAh8AsBAIURACGWDkAAhhEAIZcOAQCFEQAhmQ4AAOoTmQ4img4BAIURACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB_kKBAAAAAGwCwEAAAAB8AsBAAAAAZYOQAAAAAGXDgEAAAABmQ4AAACZDgKaDgEAAAABAQgAADsAIAf5CgQAAAABsAsBAAAAAfALAQAAAAGWDkAAAAABlw4BAAAAAZkOAAAAmQ4Cmg4BAAAAAQEIAAA9ADABCAAAPQAwB_kKBACTFAAhsAsBAPoTACHwCwEA-hMAIZYOQAD7EwAhlw4BAPoTACGZDgAAyxmZDiKaDgEA-hMAIQIAAAAzACAIAABAACAH-QoEAJMUACGwCwEA-hMAIfALAQD6EwAhlg5AAPsTACGXDgEA-hMAIZkOAADLGZkOIpoOAQD6EwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAxhkAIBYAAMkZACAXAADIGQAgOAAAxxkAIDkAAMoZACAK9goAAOUTADD3CgAASQAQ-AoAAOUTADD5CgQAnREAIbALAQD6EAAh8AsBAPoQACGWDkAA-xAAIZcOAQD6EAAhmQ4AAOYTmQ4img4BAPoQACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAj2CgAA5BMAMPcKAABPABD4CgAA5BMAMIgNQACGEQAh7g0CAAAAAZMOBAC1EQAhlA4EALYRACGVDgABvxIAIQEAAABMACABAAAATAAgCPYKAADkEwAw9woAAE8AEPgKAADkEwAwiA1AAIYRACHuDQIAhBEAIZMOBAC1EQAhlA4EALYRACGVDgABvxIAIQKUDgAA_xMAIJUOAAD_EwAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBYgNQAAAAAHuDQIAAAABkw4EAAAAAZQOBAAAAAGVDgABAAABAQgAAFQAIAWIDUAAAAAB7g0CAAAAAZMOBAAAAAGUDgQAAAABlQ4AAQAAAQEIAABWADABCAAAVgAwBYgNQAD7EwAh7g0CAPkTACGTDgQAkxQAIZQOBACVFAAhlQ4AAYMXACECAAAATAAgCAAAWQAgBYgNQAD7EwAh7g0CAPkTACGTDgQAkxQAIZQOBACVFAAhlQ4AAYMXACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADBGQAgFgAAxBkAIBcAAMMZACA4AADCGQAgOQAAxRkAIJQOAAD_EwAglQ4AAP8TACAI9goAAOMTADD3CgAAYgAQ-AoAAOMTADCIDUAA-xAAIe4NAgD5EAAhkw4EAJ0RACGUDgQAoBEAIZUOAAG7EgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQ9goAAOETADD3CgAAaAAQ-AoAAOETADDbCwIAhBEAIcUNAAG5EgAh7g0CAIQRACHwDQIAhBEAIYMOEAC3EQAhiw4EALURACGMDgABuRIAIY0OQACGEQAhjg4AAbkSACGPDhAAtxEAIZAOEADxEQAhkQ4gAMARACGSDgAA4hMAIAEAAABlACABAAAAZQAgD_YKAADhEwAw9woAAGgAEPgKAADhEwAw2wsCAIQRACHFDQABuRIAIe4NAgCEEQAh8A0CAIQRACGDDhAAtxEAIYsOBAC1EQAhjA4AAbkSACGNDkAAhhEAIY4OAAG5EgAhjw4QALcRACGQDhAA8REAIZEOIADAEQAhAZAOAAD_EwAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDNsLAgAAAAHFDQABAAAB7g0CAAAAAfANAgAAAAGDDhAAAAABiw4EAAAAAYwOAAEAAAGNDkAAAAABjg4AAQAAAY8OEAAAAAGQDhAAAAABkQ4gAAAAAQEIAABtACAM2wsCAAAAAcUNAAEAAAHuDQIAAAAB8A0CAAAAAYMOEAAAAAGLDgQAAAABjA4AAQAAAY0OQAAAAAGODgABAAABjw4QAAAAAZAOEAAAAAGRDiAAAAABAQgAAG8AMAEIAABvADAM2wsCAPkTACHFDQAB_RYAIe4NAgD5EwAh8A0CAPkTACGDDhAAphQAIYsOBACTFAAhjA4AAf0WACGNDkAA-xMAIY4OAAH9FgAhjw4QAKYUACGQDhAA8BQAIZEOIACdFAAhAgAAAGUAIAgAAHIAIAzbCwIA-RMAIcUNAAH9FgAh7g0CAPkTACHwDQIA-RMAIYMOEACmFAAhiw4EAJMUACGMDgAB_RYAIY0OQAD7EwAhjg4AAf0WACGPDhAAphQAIZAOEADwFAAhkQ4gAJ0UACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAC8GQAgFgAAvxkAIBcAAL4ZACA4AAC9GQAgOQAAwBkAIJAOAAD_EwAgD_YKAADgEwAw9woAAHsAEPgKAADgEwAw2wsCAPkQACHFDQABtRIAIe4NAgD5EAAh8A0CAPkQACGDDhAArhEAIYsOBACdEQAhjA4AAbUSACGNDkAA-xAAIY4OAAG1EgAhjw4QAK4RACGQDhAA5xEAIZEOIACpEQAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAT9goAAN4TADD3CgAAgQEAEPgKAADeEwAwwgwAAb8SACHaDAQAtREAIfYMAAG5EgAh_QwQALcRACHFDQABuRIAIe4NAgCEEQAh8w0EALURACH_DQABuRIAIYIOBAC1EQAhgw4EALURACGFDgIAhBEAIYYOEAC3EQAhhw4AAb8SACGIDgQAtREAIYkOIADAEQAhig4AAN8TACABAAAAfgAgAQAAAH4AIBL2CgAA3hMAMPcKAACBAQAQ-AoAAN4TADDCDAABvxIAIdoMBAC1EQAh9gwAAbkSACH9DBAAtxEAIcUNAAG5EgAh7g0CAIQRACHzDQQAtREAIf8NAAG5EgAhgg4EALURACGDDgQAtREAIYUOAgCEEQAhhg4QALcRACGHDgABvxIAIYgOBAC1EQAhiQ4gAMARACECwgwAAP8TACCHDgAA_xMAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_CDAABAAAB2gwEAAAAAfYMAAEAAAH9DBAAAAABxQ0AAQAAAe4NAgAAAAHzDQQAAAAB_w0AAQAAAYIOBAAAAAGDDgQAAAABhQ4CAAAAAYYOEAAAAAGHDgABAAABiA4EAAAAAYkOIAAAAAEBCAAAhgEAIA_CDAABAAAB2gwEAAAAAfYMAAEAAAH9DBAAAAABxQ0AAQAAAe4NAgAAAAHzDQQAAAAB_w0AAQAAAYIOBAAAAAGDDgQAAAABhQ4CAAAAAYYOEAAAAAGHDgABAAABiA4EAAAAAYkOIAAAAAEBCAAAiAEAMAEIAACIAQAwD8IMAAGDFwAh2gwEAJMUACH2DAAB_RYAIf0MEACmFAAhxQ0AAf0WACHuDQIA-RMAIfMNBACTFAAh_w0AAf0WACGCDgQAkxQAIYMOBACTFAAhhQ4CAPkTACGGDhAAphQAIYcOAAGDFwAhiA4EAJMUACGJDiAAnRQAIQIAAAB-ACAIAACLAQAgD8IMAAGDFwAh2gwEAJMUACH2DAAB_RYAIf0MEACmFAAhxQ0AAf0WACHuDQIA-RMAIfMNBACTFAAh_w0AAf0WACGCDgQAkxQAIYMOBACTFAAhhQ4CAPkTACGGDhAAphQAIYcOAAGDFwAhiA4EAJMUACGJDiAAnRQAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAAC3GQAgFgAAuhkAIBcAALkZACA4AAC4GQAgOQAAuxkAIMIMAAD_EwAghw4AAP8TACAS9goAAN0TADD3CgAAlAEAEPgKAADdEwAwwgwAAbsSACHaDAQAnREAIfYMAAG1EgAh_QwQAK4RACHFDQABtRIAIe4NAgD5EAAh8w0EAJ0RACH_DQABtRIAIYIOBACdEQAhgw4EAJ0RACGFDgIA-RAAIYYOEACuEQAhhw4AAbsSACGIDgQAnREAIYkOIACpEQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBH2CgAA2xMAMPcKAACaAQAQ-AoAANsTADCwCwEAhREAIboLAAG5EgAhvgwCAIQRACHCDAABvxIAIf0MEAC3EQAhoQ0BAJARACHuDQIAhBEAIfMNBAC1EQAh9A0CAIQRACH_DQABuRIAIYEOAQCFEQAhgg4EALURACGDDgQAtREAIYQOAADcEwAgAQAAAJcBACABAAAAlwEAIBD2CgAA2xMAMPcKAACaAQAQ-AoAANsTADCwCwEAhREAIboLAAG5EgAhvgwCAIQRACHCDAABvxIAIf0MEAC3EQAhoQ0BAJARACHuDQIAhBEAIfMNBAC1EQAh9A0CAIQRACH_DQABuRIAIYEOAQCFEQAhgg4EALURACGDDgQAtREAIQLCDAAA_xMAIKENAAD_EwAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDbALAQAAAAG6CwABAAABvgwCAAAAAcIMAAEAAAH9DBAAAAABoQ0BAAAAAe4NAgAAAAHzDQQAAAAB9A0CAAAAAf8NAAEAAAGBDgEAAAABgg4EAAAAAYMOBAAAAAEBCAAAnwEAIA2wCwEAAAABugsAAQAAAb4MAgAAAAHCDAABAAAB_QwQAAAAAaENAQAAAAHuDQIAAAAB8w0EAAAAAfQNAgAAAAH_DQABAAABgQ4BAAAAAYIOBAAAAAGDDgQAAAABAQgAAKEBADABCAAAoQEAMA2wCwEA-hMAIboLAAH9FgAhvgwCAPkTACHCDAABgxcAIf0MEACmFAAhoQ0BAIMUACHuDQIA-RMAIfMNBACTFAAh9A0CAPkTACH_DQAB_RYAIYEOAQD6EwAhgg4EAJMUACGDDgQAkxQAIQIAAACXAQAgCAAApAEAIA2wCwEA-hMAIboLAAH9FgAhvgwCAPkTACHCDAABgxcAIf0MEACmFAAhoQ0BAIMUACHuDQIA-RMAIfMNBACTFAAh9A0CAPkTACH_DQAB_RYAIYEOAQD6EwAhgg4EAJMUACGDDgQAkxQAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAALIZACAWAAC1GQAgFwAAtBkAIDgAALMZACA5AAC2GQAgwgwAAP8TACChDQAA_xMAIBD2CgAA2hMAMPcKAACtAQAQ-AoAANoTADCwCwEA-hAAIboLAAG1EgAhvgwCAPkQACHCDAABuxIAIf0MEACuEQAhoQ0BAIsRACHuDQIA-RAAIfMNBACdEQAh9A0CAPkQACH_DQABtRIAIYEOAQD6EAAhgg4EAJ0RACGDDgQAnREAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEPYKAADYEwAw9woAALMBABD4CgAA2BMAMLoLAAG5EgAhwgwAAbkSACH9DBAAtxEAIe4NAgCEEQAh8g0AAbkSACHzDQQAtREAIfQNAgCEEQAh-Q0AANUT-Q0i-g0QALcRACH9DQIAhBEAIf4NAgCEEQAh_w0AAbkSACGADgAA2RMAIAEAAACwAQAgAQAAALABACAP9goAANgTADD3CgAAswEAEPgKAADYEwAwugsAAbkSACHCDAABuRIAIf0MEAC3EQAh7g0CAIQRACHyDQABuRIAIfMNBAC1EQAh9A0CAIQRACH5DQAA1RP5DSL6DRAAtxEAIf0NAgCEEQAh_g0CAIQRACH_DQABuRIAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMugsAAQAAAcIMAAEAAAH9DBAAAAAB7g0CAAAAAfINAAEAAAHzDQQAAAAB9A0CAAAAAfkNAAAA-Q0C-g0QAAAAAf0NAgAAAAH-DQIAAAAB_w0AAQAAAQEIAAC4AQAgDLoLAAEAAAHCDAABAAAB_QwQAAAAAe4NAgAAAAHyDQABAAAB8w0EAAAAAfQNAgAAAAH5DQAAAPkNAvoNEAAAAAH9DQIAAAAB_g0CAAAAAf8NAAEAAAEBCAAAugEAMAEIAAC6AQAwDLoLAAH9FgAhwgwAAf0WACH9DBAAphQAIe4NAgD5EwAh8g0AAf0WACHzDQQAkxQAIfQNAgD5EwAh-Q0AAKwZ-Q0i-g0QAKYUACH9DQIA-RMAIf4NAgD5EwAh_w0AAf0WACECAAAAsAEAIAgAAL0BACAMugsAAf0WACHCDAAB_RYAIf0MEACmFAAh7g0CAPkTACHyDQAB_RYAIfMNBACTFAAh9A0CAPkTACH5DQAArBn5DSL6DRAAphQAIf0NAgD5EwAh_g0CAPkTACH_DQAB_RYAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAK0ZACAWAACwGQAgFwAArxkAIDgAAK4ZACA5AACxGQAgD_YKAADXEwAw9woAAMYBABD4CgAA1xMAMLoLAAG1EgAhwgwAAbUSACH9DBAArhEAIe4NAgD5EAAh8g0AAbUSACHzDQQAnREAIfQNAgD5EAAh-Q0AANET-Q0i-g0QAK4RACH9DQIA-RAAIf4NAgD5EAAh_w0AAbUSACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAv2CgAA1BMAMPcKAADMAQAQ-AoAANQTADCPDAABuRIAIekMEAC3EQAh7g0CAIQRACHyDQABuRIAIfkNAADVE_kNIvoNEAC3EQAh-w0CAIQRACH8DQAA1hMAIAEAAADJAQAgAQAAAMkBACAK9goAANQTADD3CgAAzAEAEPgKAADUEwAwjwwAAbkSACHpDBAAtxEAIe4NAgCEEQAh8g0AAbkSACH5DQAA1RP5DSL6DRAAtxEAIfsNAgCEEQAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAePDAABAAAB6QwQAAAAAe4NAgAAAAHyDQABAAAB-Q0AAAD5DQL6DRAAAAAB-w0CAAAAAQEIAADRAQAgB48MAAEAAAHpDBAAAAAB7g0CAAAAAfINAAEAAAH5DQAAAPkNAvoNEAAAAAH7DQIAAAABAQgAANMBADABCAAA0wEAMAePDAAB_RYAIekMEACmFAAh7g0CAPkTACHyDQAB_RYAIfkNAACsGfkNIvoNEACmFAAh-w0CAPkTACECAAAAyQEAIAgAANYBACAHjwwAAf0WACHpDBAAphQAIe4NAgD5EwAh8g0AAf0WACH5DQAArBn5DSL6DRAAphQAIfsNAgD5EwAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAApxkAIBYAAKoZACAXAACpGQAgOAAAqBkAIDkAAKsZACAK9goAANATADD3CgAA3wEAEPgKAADQEwAwjwwAAbUSACHpDBAArhEAIe4NAgD5EAAh8g0AAbUSACH5DQAA0RP5DSL6DRAArhEAIfsNAgD5EAAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAL9goAAM4TADD3CgAA5QEAEPgKAADOEwAwugsAAbkSACHuDQIAhBEAIfINAAG5EgAh8w0EALURACH0DQIAhBEAIfUNAAG5EgAh9g0AAb8SACH3DQAAzxMAIAEAAADiAQAgAQAAAOIBACAK9goAAM4TADD3CgAA5QEAEPgKAADOEwAwugsAAbkSACHuDQIAhBEAIfINAAG5EgAh8w0EALURACH0DQIAhBEAIfUNAAG5EgAh9g0AAb8SACEB9g0AAP8TACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHugsAAQAAAe4NAgAAAAHyDQABAAAB8w0EAAAAAfQNAgAAAAH1DQABAAAB9g0AAQAAAQEIAADqAQAgB7oLAAEAAAHuDQIAAAAB8g0AAQAAAfMNBAAAAAH0DQIAAAAB9Q0AAQAAAfYNAAEAAAEBCAAA7AEAMAEIAADsAQAwB7oLAAH9FgAh7g0CAPkTACHyDQAB_RYAIfMNBACTFAAh9A0CAPkTACH1DQAB_RYAIfYNAAGDFwAhAgAAAOIBACAIAADvAQAgB7oLAAH9FgAh7g0CAPkTACHyDQAB_RYAIfMNBACTFAAh9A0CAPkTACH1DQAB_RYAIfYNAAGDFwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAohkAIBYAAKUZACAXAACkGQAgOAAAoxkAIDkAAKYZACD2DQAA_xMAIAr2CgAAzRMAMPcKAAD4AQAQ-AoAAM0TADC6CwABtRIAIe4NAgD5EAAh8g0AAbUSACHzDQQAnREAIfQNAgD5EAAh9Q0AAbUSACH2DQABuxIAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCfYKAADLEwAw9woAAP4BABD4CgAAyxMAMNsLBAC1EQAhswxAAIYRACHuDQIAhBEAIe8NAgCEEQAh8A0EALURACHxDQAAzBMAIAEAAAD7AQAgAQAAAPsBACAI9goAAMsTADD3CgAA_gEAEPgKAADLEwAw2wsEALURACGzDEAAhhEAIe4NAgCEEQAh7w0CAIQRACHwDQQAtREAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF2wsEAAAAAbMMQAAAAAHuDQIAAAAB7w0CAAAAAfANBAAAAAEBCAAAgwIAIAXbCwQAAAABswxAAAAAAe4NAgAAAAHvDQIAAAAB8A0EAAAAAQEIAACFAgAwAQgAAIUCADAF2wsEAJMUACGzDEAA-xMAIe4NAgD5EwAh7w0CAPkTACHwDQQAkxQAIQIAAAD7AQAgCAAAiAIAIAXbCwQAkxQAIbMMQAD7EwAh7g0CAPkTACHvDQIA-RMAIfANBACTFAAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAnRkAIBYAAKAZACAXAACfGQAgOAAAnhkAIDkAAKEZACAI9goAAMoTADD3CgAAkQIAEPgKAADKEwAw2wsEAJ0RACGzDEAA-xAAIe4NAgD5EAAh7w0CAPkQACHwDQQAnREAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEvYKAADJEwAw9woAAJcCABD4CgAAyRMAMJMMQACGEQAhlgwBAIURACHhDQEAAAAB4g0CAIQRACHjDQAA0REAIOQNAQCFEQAh5Q0AANERACDmDQEAhREAIecNIADAEQAh6A0CAIQRACHpDQEAhREAIeoNAQCFEQAh6w0BAIURACHsDQABvxIAIe0NAQCFEQAhAQAAAJQCACABAAAAlAIAIBL2CgAAyRMAMPcKAACXAgAQ-AoAAMkTADCTDEAAhhEAIZYMAQCFEQAh4Q0BAIURACHiDQIAhBEAIeMNAADREQAg5A0BAIURACHlDQAA0REAIOYNAQCFEQAh5w0gAMARACHoDQIAhBEAIekNAQCFEQAh6g0BAIURACHrDQEAhREAIewNAAG_EgAh7Q0BAIURACEB7A0AAP8TACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPkwxAAAAAAZYMAQAAAAHhDQEAAAAB4g0CAAAAAeMNgAAAAAHkDQEAAAAB5Q2AAAAAAeYNAQAAAAHnDSAAAAAB6A0CAAAAAekNAQAAAAHqDQEAAAAB6w0BAAAAAewNAAEAAAHtDQEAAAABAQgAAJwCACAPkwxAAAAAAZYMAQAAAAHhDQEAAAAB4g0CAAAAAeMNgAAAAAHkDQEAAAAB5Q2AAAAAAeYNAQAAAAHnDSAAAAAB6A0CAAAAAekNAQAAAAHqDQEAAAAB6w0BAAAAAewNAAEAAAHtDQEAAAABAQgAAJ4CADABCAAAngIAMA-TDEAA-xMAIZYMAQD6EwAh4Q0BAPoTACHiDQIA-RMAIeMNgAAAAAHkDQEA-hMAIeUNgAAAAAHmDQEA-hMAIecNIACdFAAh6A0CAPkTACHpDQEA-hMAIeoNAQD6EwAh6w0BAPoTACHsDQABgxcAIe0NAQD6EwAhAgAAAJQCACAIAAChAgAgD5MMQAD7EwAhlgwBAPoTACHhDQEA-hMAIeINAgD5EwAh4w2AAAAAAeQNAQD6EwAh5Q2AAAAAAeYNAQD6EwAh5w0gAJ0UACHoDQIA-RMAIekNAQD6EwAh6g0BAPoTACHrDQEA-hMAIewNAAGDFwAh7Q0BAPoTACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACYGQAgFgAAmxkAIBcAAJoZACA4AACZGQAgOQAAnBkAIOwNAAD_EwAgEvYKAADIEwAw9woAAKoCABD4CgAAyBMAMJMMQAD7EAAhlgwBAPoQACHhDQEA-hAAIeINAgD5EAAh4w0AAMsRACDkDQEA-hAAIeUNAADLEQAg5g0BAPoQACHnDSAAqREAIegNAgD5EAAh6Q0BAPoQACHqDQEA-hAAIesNAQD6EAAh7A0AAbsSACHtDQEA-hAAIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFvYKAADEEwAw9woAALACABD4CgAAxBMAMPkKBAAAAAGQCwAAxhPbDSKUCwIAhBEAIbALAADFE9oNIrELAQCFEQAhuwsBAAAAAfALAQCQEQAh8QtAAJoRACGLDAQAtREAIZQMAQCFEQAhqwxAAJoRACGGDQEAAAABhw1AAIYRACHbDQIAhBEAIdwNQACaEQAh3Q0CAL0RACHeDUAAmhEAId8NQACaEQAh4A0AAMcTACABAAAArQIAIAEAAACtAgAgFfYKAADEEwAw9woAALACABD4CgAAxBMAMPkKBAC1EQAhkAsAAMYT2w0ilAsCAIQRACGwCwAAxRPaDSKxCwEAhREAIbsLAQCFEQAh8AsBAJARACHxC0AAmhEAIYsMBAC1EQAhlAwBAIURACGrDEAAmhEAIYYNAQCQEQAhhw1AAIYRACHbDQIAhBEAIdwNQACaEQAh3Q0CAL0RACHeDUAAmhEAId8NQACaEQAhCPALAAD_EwAg8QsAAP8TACCrDAAA_xMAIIYNAAD_EwAg3A0AAP8TACDdDQAA_xMAIN4NAAD_EwAg3w0AAP8TACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACAS-QoEAAAAAZALAAAA2w0ClAsCAAAAAbALAAAA2g0CsQsBAAAAAbsLAQAAAAHwCwEAAAAB8QtAAAAAAYsMBAAAAAGUDAEAAAABqwxAAAAAAYYNAQAAAAGHDUAAAAAB2w0CAAAAAdwNQAAAAAHdDQIAAAAB3g1AAAAAAd8NQAAAAAEBCAAAtQIAIBL5CgQAAAABkAsAAADbDQKUCwIAAAABsAsAAADaDQKxCwEAAAABuwsBAAAAAfALAQAAAAHxC0AAAAABiwwEAAAAAZQMAQAAAAGrDEAAAAABhg0BAAAAAYcNQAAAAAHbDQIAAAAB3A1AAAAAAd0NAgAAAAHeDUAAAAAB3w1AAAAAAQEIAAC3AgAwAQgAALcCADAS-QoEAJMUACGQCwAAlxnbDSKUCwIA-RMAIbALAACWGdoNIrELAQD6EwAhuwsBAPoTACHwCwEAgxQAIfELQACKFAAhiwwEAJMUACGUDAEA-hMAIasMQACKFAAhhg0BAIMUACGHDUAA-xMAIdsNAgD5EwAh3A1AAIoUACHdDQIAlBQAId4NQACKFAAh3w1AAIoUACECAAAArQIAIAgAALoCACAS-QoEAJMUACGQCwAAlxnbDSKUCwIA-RMAIbALAACWGdoNIrELAQD6EwAhuwsBAPoTACHwCwEAgxQAIfELQACKFAAhiwwEAJMUACGUDAEA-hMAIasMQACKFAAhhg0BAIMUACGHDUAA-xMAIdsNAgD5EwAh3A1AAIoUACHdDQIAlBQAId4NQACKFAAh3w1AAIoUACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACRGQAgFgAAlBkAIBcAAJMZACA4AACSGQAgOQAAlRkAIPALAAD_EwAg8QsAAP8TACCrDAAA_xMAIIYNAAD_EwAg3A0AAP8TACDdDQAA_xMAIN4NAAD_EwAg3w0AAP8TACAV9goAAL0TADD3CgAAwwIAEPgKAAC9EwAw-QoEAJ0RACGQCwAAvxPbDSKUCwIA-RAAIbALAAC-E9oNIrELAQD6EAAhuwsBAPoQACHwCwEAixEAIfELQACTEQAhiwwEAJ0RACGUDAEA-hAAIasMQACTEQAhhg0BAIsRACGHDUAA-xAAIdsNAgD5EAAh3A1AAJMRACHdDQIAnxEAId4NQACTEQAh3w1AAJMRACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAuhMAIPYKAAC4EwAw9woAAM4CABD4CgAAuBMAMPwKQACGEQAhigtAAJoRACGQCwAAuRPQDSLVCwQAtREAIY8MAQCFEQAhlgwBAAAAAf8MAgCEEQAh0A1AAJoRACHRDQEAkBEAIdINQACaEQAh0w1AAJoRACHUDUAAmhEAIdUNAgCEEQAh1g1AAJoRACHXDUAAmhEAIdgNQACaEQAhAQAAAMYCACAK3AEAALwTACD2CgAAuxMAMPcKAADIAgAQ-AoAALsTADD5CgQAtREAIZQMAQCFEQAhlgwBAIURACH8DAEAhREAIf0MAQCFEQAh_gwCAIQRACEB3AEAAJAZACAK3AEAALwTACD2CgAAuxMAMPcKAADIAgAQ-AoAALsTADD5CgQAAAABlAwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAC6EwAg9goAALgTADD3CgAAzgIAEPgKAAC4EwAw_ApAAIYRACGKC0AAmhEAIZALAAC5E9ANItULBAC1EQAhjwwBAIURACGWDAEAhREAIf8MAgCEEQAh0A1AAJoRACHRDQEAkBEAIdINQACaEQAh0w1AAJoRACHUDUAAmhEAIdUNAgCEEQAh1g1AAJoRACHXDUAAmhEAIdgNQACaEQAhCt0BAACPGQAgigsAAP8TACDQDQAA_xMAINENAAD_EwAg0g0AAP8TACDTDQAA_xMAINQNAAD_EwAg1g0AAP8TACDXDQAA_xMAINgNAAD_EwAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACOGQAg_ApAAAAAAYoLQAAAAAGQCwAAANANAtULBAAAAAGPDAEAAAABlgwBAAAAAf8MAgAAAAHQDUAAAAAB0Q0BAAAAAdINQAAAAAHTDUAAAAAB1A1AAAAAAdUNAgAAAAHWDUAAAAAB1w1AAAAAAdgNQAAAAAEBCAAA0wIAIBD8CkAAAAABigtAAAAAAZALAAAA0A0C1QsEAAAAAY8MAQAAAAGWDAEAAAAB_wwCAAAAAdANQAAAAAHRDQEAAAAB0g1AAAAAAdMNQAAAAAHUDUAAAAAB1Q0CAAAAAdYNQAAAAAHXDUAAAAAB2A1AAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAIEZACD8CkAA-xMAIYoLQACKFAAhkAsAAIAZ0A0i1QsEAJMUACGPDAEA-hMAIZYMAQD6EwAh_wwCAPkTACHQDUAAihQAIdENAQCDFAAh0g1AAIoUACHTDUAAihQAIdQNQACKFAAh1Q0CAPkTACHWDUAAihQAIdcNQACKFAAh2A1AAIoUACECAAAAxgIAIAgAANgCACAQ_ApAAPsTACGKC0AAihQAIZALAACAGdANItULBACTFAAhjwwBAPoTACGWDAEA-hMAIf8MAgD5EwAh0A1AAIoUACHRDQEAgxQAIdINQACKFAAh0w1AAIoUACHUDUAAihQAIdUNAgD5EwAh1g1AAIoUACHXDUAAihQAIdgNQACKFAAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA-xgAIBYAAP4YACAXAAD9GAAgOAAA_BgAIDkAAP8YACCKCwAA_xMAINANAAD_EwAg0Q0AAP8TACDSDQAA_xMAINMNAAD_EwAg1A0AAP8TACDWDQAA_xMAINcNAAD_EwAg2A0AAP8TACAT9goAALQTADD3CgAA4QIAEPgKAAC0EwAw_ApAAPsQACGKC0AAkxEAIZALAAC1E9ANItULBACdEQAhjwwBAPoQACGWDAEA-hAAIf8MAgD5EAAh0A1AAJMRACHRDQEAixEAIdINQACTEQAh0w1AAJMRACHUDUAAkxEAIdUNAgD5EAAh1g1AAJMRACHXDUAAkxEAIdgNQACTEQAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAAD6GAAg-QoEAAAAAZQMAQAAAAGWDAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAABAQgAAOkCACAG-QoEAAAAAZQMAQAAAAGWDAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA-RgAIPkKBACTFAAhlAwBAPoTACGWDAEA-hMAIfwMAQD6EwAh_QwBAPoTACH-DAIA-RMAIQIAAADKAgAgCAAA7gIAIAb5CgQAkxQAIZQMAQD6EwAhlgwBAPoTACH8DAEA-hMAIf0MAQD6EwAh_gwCAPkTACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAAD0GAAgFgAA9xgAIBcAAPYYACA4AAD1GAAgOQAA-BgAIAn2CgAAsxMAMPcKAAD3AgAQ-AoAALMTADD5CgQAnREAIZQMAQD6EAAhlgwBAPoQACH8DAEA-hAAIf0MAQD6EAAh_gwCAPkQACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBD2CgAAshMAMPcKAAD9AgAQ-AoAALITADD8CkAAhhEAIZALAQCQEQAhsQsBAAAAAfMLQACGEQAhww0BAIURACHHDQEAhREAIcgNAQCFEQAhyQ0BAIURACHKDQEAkBEAIcsNAQCFEQAhzA0BAIURACHNDQEAhREAIc4NQACaEQAhAQAAAPoCACABAAAA-gIAIBD2CgAAshMAMPcKAAD9AgAQ-AoAALITADD8CkAAhhEAIZALAQCQEQAhsQsBAIURACHzC0AAhhEAIcMNAQCFEQAhxw0BAIURACHIDQEAhREAIckNAQCFEQAhyg0BAJARACHLDQEAhREAIcwNAQCFEQAhzQ0BAIURACHODUAAmhEAIQOQCwAA_xMAIMoNAAD_EwAgzg0AAP8TACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAN_ApAAAAAAZALAQAAAAGxCwEAAAAB8wtAAAAAAcMNAQAAAAHHDQEAAAAByA0BAAAAAckNAQAAAAHKDQEAAAAByw0BAAAAAcwNAQAAAAHNDQEAAAABzg1AAAAAAQEIAACCAwAgDfwKQAAAAAGQCwEAAAABsQsBAAAAAfMLQAAAAAHDDQEAAAABxw0BAAAAAcgNAQAAAAHJDQEAAAAByg0BAAAAAcsNAQAAAAHMDQEAAAABzQ0BAAAAAc4NQAAAAAEBCAAAhAMAMAEIAACEAwAwDfwKQAD7EwAhkAsBAIMUACGxCwEA-hMAIfMLQAD7EwAhww0BAPoTACHHDQEA-hMAIcgNAQD6EwAhyQ0BAPoTACHKDQEAgxQAIcsNAQD6EwAhzA0BAPoTACHNDQEA-hMAIc4NQACKFAAhAgAAAPoCACAIAACHAwAgDfwKQAD7EwAhkAsBAIMUACGxCwEA-hMAIfMLQAD7EwAhww0BAPoTACHHDQEA-hMAIcgNAQD6EwAhyQ0BAPoTACHKDQEAgxQAIcsNAQD6EwAhzA0BAPoTACHNDQEA-hMAIc4NQACKFAAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAA8RgAIBYAAPMYACAXAADyGAAgkAsAAP8TACDKDQAA_xMAIM4NAAD_EwAgEPYKAACxEwAw9woAAJADABD4CgAAsRMAMPwKQAD7EAAhkAsBAIsRACGxCwEA-hAAIfMLQAD7EAAhww0BAPoQACHHDQEA-hAAIcgNAQD6EAAhyQ0BAPoQACHKDQEAixEAIcsNAQD6EAAhzA0BAPoQACHNDQEA-hAAIc4NQACTEQAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAM9goAALATADD3CgAAlgMAEPgKAACwEwAw-QoEAAAAAYoLQACGEQAhsQsBAIURACHdC0AAhhEAIY8NQACaEQAhww0BAIURACHEDQABuRIAIcUNAAG5EgAhxg0CAIQRACEBAAAAkwMAIAEAAACTAwAgDPYKAACwEwAw9woAAJYDABD4CgAAsBMAMPkKBAC1EQAhigtAAIYRACGxCwEAhREAId0LQACGEQAhjw1AAJoRACHDDQEAhREAIcQNAAG5EgAhxQ0AAbkSACHGDQIAhBEAIQGPDQAA_xMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAn5CgQAAAABigtAAAAAAbELAQAAAAHdC0AAAAABjw1AAAAAAcMNAQAAAAHEDQABAAABxQ0AAQAAAcYNAgAAAAEBCAAAmwMAIAn5CgQAAAABigtAAAAAAbELAQAAAAHdC0AAAAABjw1AAAAAAcMNAQAAAAHEDQABAAABxQ0AAQAAAcYNAgAAAAEBCAAAnQMAMAEIAACdAwAwCfkKBACTFAAhigtAAPsTACGxCwEA-hMAId0LQAD7EwAhjw1AAIoUACHDDQEA-hMAIcQNAAH9FgAhxQ0AAf0WACHGDQIA-RMAIQIAAACTAwAgCAAAoAMAIAn5CgQAkxQAIYoLQAD7EwAhsQsBAPoTACHdC0AA-xMAIY8NQACKFAAhww0BAPoTACHEDQAB_RYAIcUNAAH9FgAhxg0CAPkTACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADsGAAgFgAA7xgAIBcAAO4YACA4AADtGAAgOQAA8BgAII8NAAD_EwAgDPYKAACvEwAw9woAAKkDABD4CgAArxMAMPkKBACdEQAhigtAAPsQACGxCwEA-hAAId0LQAD7EAAhjw1AAJMRACHDDQEA-hAAIcQNAAG1EgAhxQ0AAbUSACHGDQIA-RAAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFPYKAACuEwAw9woAAK8DABD4CgAArhMAMIQMQACGEQAhkg0BAJARACGUDQEAhREAIZUNAAG5EgAhlw0BAAAAAZgNAQCQEQAhmQ0BAJARACGvDSAAwBEAIbYNAQCFEQAhtw0BAIURACG8DQEAhREAIb0NAQCQEQAhvg0BAJARACG_DQEAkBEAIcANAACZEgAgwQ0AAJkSACDCDUAAmhEAIQEAAACsAwAgAQAAAKwDACAU9goAAK4TADD3CgAArwMAEPgKAACuEwAwhAxAAIYRACGSDQEAkBEAIZQNAQCFEQAhlQ0AAbkSACGXDQEAhREAIZgNAQCQEQAhmQ0BAJARACGvDSAAwBEAIbYNAQCFEQAhtw0BAIURACG8DQEAhREAIb0NAQCQEQAhvg0BAJARACG_DQEAkBEAIcANAACZEgAgwQ0AAJkSACDCDUAAmhEAIQeSDQAA_xMAIJgNAAD_EwAgmQ0AAP8TACC9DQAA_xMAIL4NAAD_EwAgvw0AAP8TACDCDQAA_xMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGEDEAA-xMAIZINAQCDFAAhlA0BAPoTACGVDQAB_RYAIZcNAQD6EwAhmA0BAIMUACGZDQEAgxQAIa8NIACdFAAhtg0BAPoTACG3DQEA-hMAIbwNAQD6EwAhvQ0BAIMUACG-DQEAgxQAIb8NAQCDFAAhwA0AAOoYACDBDQAA6xgAIMINQACKFAAhAgAAAKwDACAIAAC0AwAgEYQMQAD7EwAhkg0BAIMUACGUDQEA-hMAIZUNAAH9FgAhlw0BAPoTACGYDQEAgxQAIZkNAQCDFAAhrw0gAJ0UACG2DQEA-hMAIbcNAQD6EwAhvA0BAPoTACG9DQEAgxQAIb4NAQCDFAAhvw0BAIMUACHADQAA6hgAIMENAADrGAAgwg1AAIoUACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAOcYACAWAADpGAAgFwAA6BgAIJINAAD_EwAgmA0AAP8TACCZDQAA_xMAIL0NAAD_EwAgvg0AAP8TACC_DQAA_xMAIMINAAD_EwAgFPYKAACtEwAw9woAALwDABD4CgAArRMAMIQMQAD7EAAhkg0BAIsRACGUDQEA-hAAIZUNAAG1EgAhlw0BAPoQACGYDQEAixEAIZkNAQCLEQAhrw0gAKkRACG2DQEA-hAAIbcNAQD6EAAhvA0BAPoQACG9DQEAixEAIb4NAQCLEQAhvw0BAIsRACHADQAAmRIAIMENAACZEgAgwg1AAJMRACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBH2CgAAqRMAMPcKAADCAwAQ-AoAAKkTADC-DAIAhBEAIZcNAQCFEQAhmA0BAJARACGwDQEAhREAIbENAgCEEQAhsw0AAKoTsw0itA0CAL0RACG1DQEAkBEAIbYNAQCQEQAhtw0BAJARACG4DQAAvBEAILkNAgCEEQAhug0AAKsTACC7DQAArBMAIAEAAAC_AwAgAQAAAL8DACAP9goAAKkTADD3CgAAwgMAEPgKAACpEwAwvgwCAIQRACGXDQEAhREAIZgNAQCQEQAhsA0BAIURACGxDQIAhBEAIbMNAACqE7MNIrQNAgC9EQAhtQ0BAJARACG2DQEAkBEAIbcNAQCQEQAhuA0AALwRACC5DQIAhBEAIQaYDQAA_xMAILQNAAD_EwAgtQ0AAP8TACC2DQAA_xMAILcNAAD_EwAguA0AAP8TACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMvgwCAAAAAZcNAQAAAAGYDQEAAAABsA0BAAAAAbENAgAAAAGzDQAAALMNArQNAgAAAAG1DQEAAAABtg0BAAAAAbcNAQAAAAG4DYAAAAABuQ0CAAAAAQEIAADHAwAgDL4MAgAAAAGXDQEAAAABmA0BAAAAAbANAQAAAAGxDQIAAAABsw0AAACzDQK0DQIAAAABtQ0BAAAAAbYNAQAAAAG3DQEAAAABuA2AAAAAAbkNAgAAAAEBCAAAyQMAMAEIAADJAwAwDL4MAgD5EwAhlw0BAPoTACGYDQEAgxQAIbANAQD6EwAhsQ0CAPkTACGzDQAA5hizDSK0DQIAlBQAIbUNAQCDFAAhtg0BAIMUACG3DQEAgxQAIbgNgAAAAAG5DQIA-RMAIQIAAAC_AwAgCAAAzAMAIAy-DAIA-RMAIZcNAQD6EwAhmA0BAIMUACGwDQEA-hMAIbENAgD5EwAhsw0AAOYYsw0itA0CAJQUACG1DQEAgxQAIbYNAQCDFAAhtw0BAIMUACG4DYAAAAABuQ0CAPkTACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAADhGAAgFgAA5BgAIBcAAOMYACA4AADiGAAgOQAA5RgAIJgNAAD_EwAgtA0AAP8TACC1DQAA_xMAILYNAAD_EwAgtw0AAP8TACC4DQAA_xMAIA_2CgAApRMAMPcKAADVAwAQ-AoAAKUTADC-DAIA-RAAIZcNAQD6EAAhmA0BAIsRACGwDQEA-hAAIbENAgD5EAAhsw0AAKYTsw0itA0CAJ8RACG1DQEAixEAIbYNAQCLEQAhtw0BAIsRACG4DQAAnhEAILkNAgD5EAAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAK9goAAKMTADD3CgAA2wMAEPgKAACjEwAw-QoBAAAAAfwKQACGEQAhigtAAIYRACGPDAEAhREAIZcNAQCFEQAhmA0BAJARACGvDSAApBMAIQEAAADYAwAgAQAAANgDACAK9goAAKMTADD3CgAA2wMAEPgKAACjEwAw-QoBAIURACH8CkAAhhEAIYoLQACGEQAhjwwBAIURACGXDQEAhREAIZgNAQCQEQAhrw0gAKQTACECmA0AAP8TACCvDQAA_xMAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAf5CgEAAAAB_ApAAAAAAYoLQAAAAAGPDAEAAAABlw0BAAAAAZgNAQAAAAGvDSAAAAABAQgAAOADACAH-QoBAAAAAfwKQAAAAAGKC0AAAAABjwwBAAAAAZcNAQAAAAGYDQEAAAABrw0gAAAAAQEIAADiAwAwAQgAAOIDADAH-QoBAPoTACH8CkAA-xMAIYoLQAD7EwAhjwwBAPoTACGXDQEA-hMAIZgNAQCDFAAhrw0gAOAYACECAAAA2AMAIAgAAOUDACAH-QoBAPoTACH8CkAA-xMAIYoLQAD7EwAhjwwBAPoTACGXDQEA-hMAIZgNAQCDFAAhrw0gAOAYACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAADdGAAgFgAA3xgAIBcAAN4YACCYDQAA_xMAIK8NAAD_EwAgCvYKAACfEwAw9woAAO4DABD4CgAAnxMAMPkKAQD6EAAh_ApAAPsQACGKC0AA-xAAIY8MAQD6EAAhlw0BAPoQACGYDQEAixEAIa8NIACgEwAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAJUTACDOAgAAlhMAIPYKAACUEwAw9woAAPsDABD4CgAAlBMAMPkKAQAAAAH8CkAAhhEAIZYMAQCFEQAhpQ0BAIURACGsDQEAAAABAQAAAPEDACAIygIAAJ4TACD2CgAAnBMAMPcKAADzAwAQ-AoAAJwTADD8CkAAhhEAIbELAQCFEQAh4AwBAMURACGrDQAAnROrDSIBygIAANsYACAJygIAAJ4TACD2CgAAnBMAMPcKAADzAwAQ-AoAAJwTADD8CkAAhhEAIbELAQCFEQAh4AwBAMURACGrDQAAnROrDSKuDQAAmxMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAJkTACDNAgAAmhMAIPYKAACXEwAw9woAAPcDABD4CgAAlxMAMPkKAQDFEQAh_ApAAIYRACGKC0AAmhEAIZELAQCQEQAhnwwAAJgTpw0i4AwBAMUSACGjDQQAtREAIaQNAQCFEQAhpQ0BAIURACGnDQQAtREAIagNBAC1EQAhqQ1AAJoRACEGygIAANsYACDNAgAA3BgAIIoLAAD_EwAgkQsAAP8TACDgDAAA_xMAIKkNAAD_EwAgEcoCAACZEwAgzQIAAJoTACD2CgAAlxMAMPcKAAD3AwAQ-AoAAJcTADD5CgEAAAAB_ApAAIYRACGKC0AAmhEAIZELAQCQEQAhnwwAAJgTpw0i4AwBAMUSACGjDQQAtREAIaQNAQAAAAGlDQEAhREAIacNBAC1EQAhqA0EALURACGpDUAAmhEAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAJUTACDOAgAAlhMAIPYKAACUEwAw9woAAPsDABD4CgAAlBMAMPkKAQDFEQAh_ApAAIYRACGWDAEAhREAIaUNAQCFEQAhrA0BAIURACEBAAAA-wMAIAnMAgAAkxMAIPYKAACSEwAw9woAAP0DABD4CgAAkhMAMPkKAQDFEQAh_ApAAIYRACGxCwEAhREAIaINAQDFEQAhow0EALURACEBzAIAANoYACAKzAIAAJMTACD2CgAAkhMAMPcKAAD9AwAQ-AoAAJITADD5CgEAAAAB_ApAAIYRACGxCwEAhREAIaINAQDFEQAhow0EALURACGtDQAAkRMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAA2BgAIM4CAADZGAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAADWGAAgzgIAANcYACD5CgEAAAAB_ApAAAAAAZYMAQAAAAGlDQEAAAABrA0BAAAAAQEIAACJBAAgBfkKAQAAAAH8CkAAAAABlgwBAAAAAaUNAQAAAAGsDQEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAAvBgAIM4CAAC9GAAg-QoBAPoTACH8CkAA-xMAIZYMAQD6EwAhpQ0BAPoTACGsDQEA-hMAIQIAAADxAwAgCAAAjgQAIAX5CgEA-hMAIfwKQAD7EwAhlgwBAPoTACGlDQEA-hMAIawNAQD6EwAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAAuRgAIBYAALsYACAXAAC6GAAgCPYKAACQEwAw9woAAJcEABD4CgAAkBMAMPkKAQDCEQAh_ApAAPsQACGWDAEA-hAAIaUNAQD6EAAhrA0BAPoQACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAALgYACD8CkAAAAABsQsBAAAAAeAMAQAAAAGrDQAAAKsNAgEIAACfBAAgBPwKQAAAAAGxCwEAAAAB4AwBAAAAAasNAAAAqw0CAQgAAKEEADABCAAAoQQAMAXKAgAAtxgAIPwKQAD7EwAhsQsBAPoTACHgDAEA-hMAIasNAAC2GKsNIgIAAAD1AwAgCAAApAQAIAT8CkAA-xMAIbELAQD6EwAh4AwBAPoTACGrDQAAthirDSICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAACzGAAgFgAAtRgAIBcAALQYACAH9goAAIwTADD3CgAArQQAEPgKAACMEwAw_ApAAPsQACGxCwEA-hAAIeAMAQDCEQAhqw0AAI0Tqw0iAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAACxGAAgzQIAALIYACD5CgEAAAAB_ApAAAAAAYoLQAAAAAGRCwEAAAABnwwAAACnDQLgDAEAAAABow0EAAAAAaQNAQAAAAGlDQEAAAABpw0EAAAAAagNBAAAAAGpDUAAAAABAQgAALUEACAM-QoBAAAAAfwKQAAAAAGKC0AAAAABkQsBAAAAAZ8MAAAApw0C4AwBAAAAAaMNBAAAAAGkDQEAAAABpQ0BAAAAAacNBAAAAAGoDQQAAAABqQ1AAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAoxgAIM0CAACkGAAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAhkQsBAIMUACGfDAAAohinDSLgDAEAgxQAIaMNBACTFAAhpA0BAPoTACGlDQEA-hMAIacNBACTFAAhqA0EAJMUACGpDUAAihQAIQIAAAD5AwAgCAAAuwQAIAz5CgEA-hMAIfwKQAD7EwAhigtAAIoUACGRCwEAgxQAIZ8MAACiGKcNIuAMAQCDFAAhow0EAJMUACGkDQEA-hMAIaUNAQD6EwAhpw0EAJMUACGoDQQAkxQAIakNQACKFAAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAACdGAAgFgAAoBgAIBcAAJ8YACA4AACeGAAgOQAAoRgAIIoLAAD_EwAgkQsAAP8TACDgDAAA_xMAIKkNAAD_EwAgD_YKAACIEwAw9woAAMUEABD4CgAAiBMAMPkKAQDCEQAh_ApAAPsQACGKC0AAkxEAIZELAQCLEQAhnwwAAIkTpw0i4AwBAK0SACGjDQQAnREAIaQNAQD6EAAhpQ0BAPoQACGnDQQAnREAIagNBACdEQAhqQ1AAJMRACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAAJwYACD5CgEAAAAB_ApAAAAAAbELAQAAAAGiDQEAAAABow0EAAAAAQEIAADNBAAgBfkKAQAAAAH8CkAAAAABsQsBAAAAAaINAQAAAAGjDQQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAmxgAIPkKAQD6EwAh_ApAAPsTACGxCwEA-hMAIaINAQD6EwAhow0EAJMUACECAAAA_wMAIAgAANIEACAF-QoBAPoTACH8CkAA-xMAIbELAQD6EwAhog0BAPoTACGjDQQAkxQAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAJYYACAWAACZGAAgFwAAmBgAIDgAAJcYACA5AACaGAAgCPYKAACHEwAw9woAANsEABD4CgAAhxMAMPkKAQDCEQAh_ApAAPsQACGxCwEA-hAAIaINAQDCEQAhow0EAJ0RACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAf2CgAAhhMAMPcKAADhBAAQ-AoAAIYTADCXDQEAAAABnw1AAIYRACGgDUAAmhEAIaENAQCQEQAhAQAAAN4EACABAAAA3gQAIAf2CgAAhhMAMPcKAADhBAAQ-AoAAIYTADCXDQEAhREAIZ8NQACGEQAhoA1AAJoRACGhDQEAkBEAIQKgDQAA_xMAIKENAAD_EwAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBJcNAQAAAAGfDUAAAAABoA1AAAAAAaENAQAAAAEBCAAA5gQAIASXDQEAAAABnw1AAAAAAaANQAAAAAGhDQEAAAABAQgAAOgEADABCAAA6AQAMASXDQEA-hMAIZ8NQAD7EwAhoA1AAIoUACGhDQEAgxQAIQIAAADeBAAgCAAA6wQAIASXDQEA-hMAIZ8NQAD7EwAhoA1AAIoUACGhDQEAgxQAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAJMYACAWAACVGAAgFwAAlBgAIKANAAD_EwAgoQ0AAP8TACAH9goAAIUTADD3CgAA9AQAEPgKAACFEwAwlw0BAPoQACGfDUAA-xAAIaANQACTEQAhoQ0BAIsRACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAgRMAIPYKAACAEwAw9woAAP8EABD4CgAAgBMAMPkKAgAAAAGSDQEAhREAIZYNAQCFEQAhlw0BAAAAAZgNAQCFEQAhmQ0BAIURACGaDQEAkBEAIZsNAQCQEQAhnA0AAJkSACCdDSAAwBEAIQEAAAD3BAAgD58DAACEEwAg9goAAIMTADD3CgAA-QQAEPgKAACDEwAw-QoCAIQRACHmCwEAkBEAIcoMAQCFEQAh6gwBAIURACGODQABuRIAIZANAgCEEQAhkQ0BAIURACGSDQEAhREAIZMNAQCQEQAhlA0BAJARACGVDQABvxIAIQWfAwAAkhgAIOYLAAD_EwAgkw0AAP8TACCUDQAA_xMAIJUNAAD_EwAgEJ8DAACEEwAg9goAAIMTADD3CgAA-QQAEPgKAACDEwAw-QoCAAAAAeYLAQCQEQAhygwBAIURACHqDAEAhREAIY4NAAG5EgAhkA0CAIQRACGRDQEAhREAIZINAQCFEQAhkw0BAJARACGUDQEAkBEAIZUNAAG_EgAhng0AAIITACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAgRMAIPYKAACAEwAw9woAAP8EABD4CgAAgBMAMPkKAgCEEQAhkg0BAIURACGWDQEAhREAIZcNAQCFEQAhmA0BAIURACGZDQEAhREAIZoNAQCQEQAhmw0BAJARACGcDQAAmRIAIJ0NIADAEQAhA6ADAACRGAAgmg0AAP8TACCbDQAA_xMAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAkBgAIPkKAgAAAAGSDQEAAAABlg0BAAAAAZcNAQAAAAGYDQEAAAABmQ0BAAAAAZoNAQAAAAGbDQEAAAABnA0AAI8YACCdDSAAAAABAQgAAIQFACAK-QoCAAAAAZINAQAAAAGWDQEAAAABlw0BAAAAAZgNAQAAAAGZDQEAAAABmg0BAAAAAZsNAQAAAAGcDQAAjxgAIJ0NIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAACCGAAg-QoCAPkTACGSDQEA-hMAIZYNAQD6EwAhlw0BAPoTACGYDQEA-hMAIZkNAQD6EwAhmg0BAIMUACGbDQEAgxQAIZwNAACBGAAgnQ0gAJ0UACECAAAA9wQAIAgAAIkFACAK-QoCAPkTACGSDQEA-hMAIZYNAQD6EwAhlw0BAPoTACGYDQEA-hMAIZkNAQD6EwAhmg0BAIMUACGbDQEAgxQAIZwNAACBGAAgnQ0gAJ0UACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAAD8FwAgFgAA_xcAIBcAAP4XACA4AAD9FwAgOQAAgBgAIJoNAAD_EwAgmw0AAP8TACAN9goAAP8SADD3CgAAkgUAEPgKAAD_EgAw-QoCAPkQACGSDQEA-hAAIZYNAQD6EAAhlw0BAPoQACGYDQEA-hAAIZkNAQD6EAAhmg0BAIsRACGbDQEAixEAIZwNAACZEgAgnQ0gAKkRACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAPsXACD5CgIAAAAB5gsBAAAAAcoMAQAAAAHqDAEAAAABjg0AAQAAAZANAgAAAAGRDQEAAAABkg0BAAAAAZMNAQAAAAGUDQEAAAABlQ0AAQAAAQEIAACaBQAgC_kKAgAAAAHmCwEAAAABygwBAAAAAeoMAQAAAAGODQABAAABkA0CAAAAAZENAQAAAAGSDQEAAAABkw0BAAAAAZQNAQAAAAGVDQABAAABAQgAAJwFADABCAAAnAUAMAyfAwAA-hcAIPkKAgD5EwAh5gsBAIMUACHKDAEA-hMAIeoMAQD6EwAhjg0AAf0WACGQDQIA-RMAIZENAQD6EwAhkg0BAPoTACGTDQEAgxQAIZQNAQCDFAAhlQ0AAYMXACECAAAA-wQAIAgAAJ8FACAL-QoCAPkTACHmCwEAgxQAIcoMAQD6EwAh6gwBAPoTACGODQAB_RYAIZANAgD5EwAhkQ0BAPoTACGSDQEA-hMAIZMNAQCDFAAhlA0BAIMUACGVDQABgxcAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAPUXACAWAAD4FwAgFwAA9xcAIDgAAPYXACA5AAD5FwAg5gsAAP8TACCTDQAA_xMAIJQNAAD_EwAglQ0AAP8TACAO9goAAP4SADD3CgAAqAUAEPgKAAD-EgAw-QoCAPkQACHmCwEAixEAIcoMAQD6EAAh6gwBAPoQACGODQABtRIAIZANAgD5EAAhkQ0BAPoQACGSDQEA-hAAIZMNAQCLEQAhlA0BAIsRACGVDQABuxIAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBdYGBAC1EQAh9goAAP0SADD3CgAArgUAEPgKAAD9EgAw-QoCAAAAAQEAAACrBQAgAQAAAKsFACAF1gYEALURACH2CgAA_RIAMPcKAACuBQAQ-AoAAP0SADD5CgIAhBEAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC1gYEAAAAAfkKAgAAAAEBCAAAswUAIALWBgQAAAAB-QoCAAAAAQEIAAC1BQAwAQgAALUFADAC1gYEAJMUACH5CgIA-RMAIQIAAACrBQAgCAAAuAUAIALWBgQAkxQAIfkKAgD5EwAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAA8BcAIBYAAPMXACAXAADyFwAgOAAA8RcAIDkAAPQXACAF1gYEAJ0RACH2CgAA_BIAMPcKAADBBQAQ-AoAAPwSADD5CgIA-RAAIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB_YKAAD7EgAw9woAAMcFABD4CgAA-xIAMIoLQACGEQAh6QsBAIURACHaDAEAAAABjw1AAIYRACEBAAAAxAUAIAEAAADEBQAgB_YKAAD7EgAw9woAAMcFABD4CgAA-xIAMIoLQACGEQAh6QsBAIURACHaDAEAhREAIY8NQACGEQAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASKC0AAAAAB6QsBAAAAAdoMAQAAAAGPDUAAAAABAQgAAMwFACAEigtAAAAAAekLAQAAAAHaDAEAAAABjw1AAAAAAQEIAADOBQAwAQgAAM4FADAEigtAAPsTACHpCwEA-hMAIdoMAQD6EwAhjw1AAPsTACECAAAAxAUAIAgAANEFACAEigtAAPsTACHpCwEA-hMAIdoMAQD6EwAhjw1AAPsTACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAADtFwAgFgAA7xcAIBcAAO4XACAH9goAAPoSADD3CgAA2gUAEPgKAAD6EgAwigtAAPsQACHpCwEA-hAAIdoMAQD6EAAhjw1AAPsQACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAf2CgAA-RIAMPcKAADgBQAQ-AoAAPkSADD8CkAAhhEAIYoLQACGEQAhqAsAAQAAAekLAQCFEQAhAQAAAN0FACABAAAA3QUAIAf2CgAA-RIAMPcKAADgBQAQ-AoAAPkSADD8CkAAhhEAIYoLQACGEQAhqAsAAbkSACHpCwEAhREAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAE_ApAAAAAAYoLQAAAAAGoCwABAAAB6QsBAAAAAQEIAADlBQAgBPwKQAAAAAGKC0AAAAABqAsAAQAAAekLAQAAAAEBCAAA5wUAMAEIAADnBQAwBPwKQAD7EwAhigtAAPsTACGoCwAB_RYAIekLAQD6EwAhAgAAAN0FACAIAADqBQAgBPwKQAD7EwAhigtAAPsTACGoCwAB_RYAIekLAQD6EwAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAA6hcAIBYAAOwXACAXAADrFwAgB_YKAAD4EgAw9woAAPMFABD4CgAA-BIAMPwKQAD7EAAhigtAAPsQACGoCwABtRIAIekLAQD6EAAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAR9goAAPcSADD3CgAA-QUAEPgKAAD3EgAw-QoBAAAAAfwKQACGEQAhsQsBAIURACH0C0AAmhEAIbcMAQCFEQAhygwBAJARACHPDAEAkBEAIeoMAQCFEQAh7AwBAIURACGKDQEAhREAIYsNAADREQAgjA0BAIURACGNDQEAhREAIY4NAQCQEQAhAQAAAPYFACABAAAA9gUAIBH2CgAA9xIAMPcKAAD5BQAQ-AoAAPcSADD5CgEAxREAIfwKQACGEQAhsQsBAIURACH0C0AAmhEAIbcMAQCFEQAhygwBAJARACHPDAEAkBEAIeoMAQCFEQAh7AwBAIURACGKDQEAhREAIYsNAADREQAgjA0BAIURACGNDQEAhREAIY4NAQCQEQAhBPQLAAD_EwAgygwAAP8TACDPDAAA_xMAII4NAAD_EwAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDvkKAQAAAAH8CkAAAAABsQsBAAAAAfQLQAAAAAG3DAEAAAABygwBAAAAAc8MAQAAAAHqDAEAAAAB7AwBAAAAAYoNAQAAAAGLDYAAAAABjA0BAAAAAY0NAQAAAAGODQEAAAABAQgAAP4FACAO-QoBAAAAAfwKQAAAAAGxCwEAAAAB9AtAAAAAAbcMAQAAAAHKDAEAAAABzwwBAAAAAeoMAQAAAAHsDAEAAAABig0BAAAAAYsNgAAAAAGMDQEAAAABjQ0BAAAAAY4NAQAAAAEBCAAAgAYAMAEIAACABgAwDvkKAQD6EwAh_ApAAPsTACGxCwEA-hMAIfQLQACKFAAhtwwBAPoTACHKDAEAgxQAIc8MAQCDFAAh6gwBAPoTACHsDAEA-hMAIYoNAQD6EwAhiw2AAAAAAYwNAQD6EwAhjQ0BAPoTACGODQEAgxQAIQIAAAD2BQAgCAAAgwYAIA75CgEA-hMAIfwKQAD7EwAhsQsBAPoTACH0C0AAihQAIbcMAQD6EwAhygwBAIMUACHPDAEAgxQAIeoMAQD6EwAh7AwBAPoTACGKDQEA-hMAIYsNgAAAAAGMDQEA-hMAIY0NAQD6EwAhjg0BAIMUACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAADnFwAgFgAA6RcAIBcAAOgXACD0CwAA_xMAIMoMAAD_EwAgzwwAAP8TACCODQAA_xMAIBH2CgAA9hIAMPcKAACMBgAQ-AoAAPYSADD5CgEAwhEAIfwKQAD7EAAhsQsBAPoQACH0C0AAkxEAIbcMAQD6EAAhygwBAIsRACHPDAEAixEAIeoMAQD6EAAh7AwBAPoQACGKDQEA-hAAIYsNAADLEQAgjA0BAPoQACGNDQEA-hAAIY4NAQCLEQAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAF9goAAPUSADD3CgAAkgYAEPgKAAD1EgAwlgwBAAAAAboMQACGEQAhAQAAAI8GACABAAAAjwYAIAX2CgAA9RIAMPcKAACSBgAQ-AoAAPUSADCWDAEAhREAIboMQACGEQAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKWDAEAAAABugxAAAAAAQEIAACXBgAgApYMAQAAAAG6DEAAAAABAQgAAJkGADABCAAAmQYAMAKWDAEA-hMAIboMQAD7EwAhAgAAAI8GACAIAACcBgAgApYMAQD6EwAhugxAAPsTACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAADkFwAgFgAA5hcAIBcAAOUXACAF9goAAPQSADD3CgAApQYAEPgKAAD0EgAwlgwBAPoQACG6DEAA-xAAIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBvYKAADzEgAw9woAAKsGABD4CgAA8xIAMPkKAQAAAAGIDUAAhhEAIYkNAACZEgAgAQAAAKgGACABAAAAqAYAIAb2CgAA8xIAMPcKAACrBgAQ-AoAAPMSADD5CgEAxREAIYgNQACGEQAhiQ0AAJkSACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA_kKAQAAAAGIDUAAAAABiQ0AAOMXACABCAAAsAYAIAP5CgEAAAABiA1AAAAAAYkNAADjFwAgAQgAALIGADABCAAAsgYAMAP5CgEA-hMAIYgNQAD7EwAhiQ0AAOIXACACAAAAqAYAIAgAALUGACAD-QoBAPoTACGIDUAA-xMAIYkNAADiFwAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAA3xcAIBYAAOEXACAXAADgFwAgBvYKAADyEgAw9woAAL4GABD4CgAA8hIAMPkKAQDCEQAhiA1AAPsQACGJDQAAmRIAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCfYKAADwEgAw9woAAMQGABD4CgAA8BIAMJALAADxEoYNIrsLAQAAAAH0C0AAmhEAIcsMAQCFEQAhhg0BAAAAAYcNQACGEQAhAQAAAMEGACABAAAAwQYAIAn2CgAA8BIAMPcKAADEBgAQ-AoAAPASADCQCwAA8RKGDSK7CwEAhREAIfQLQACaEQAhywwBAIURACGGDQEAkBEAIYcNQACGEQAhAvQLAAD_EwAghg0AAP8TACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAGkAsAAACGDQK7CwEAAAAB9AtAAAAAAcsMAQAAAAGGDQEAAAABhw1AAAAAAQEIAADJBgAgBpALAAAAhg0CuwsBAAAAAfQLQAAAAAHLDAEAAAABhg0BAAAAAYcNQAAAAAEBCAAAywYAMAEIAADLBgAwBpALAADeF4YNIrsLAQD6EwAh9AtAAIoUACHLDAEA-hMAIYYNAQCDFAAhhw1AAPsTACECAAAAwQYAIAgAAM4GACAGkAsAAN4Xhg0iuwsBAPoTACH0C0AAihQAIcsMAQD6EwAhhg0BAIMUACGHDUAA-xMAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAANsXACAWAADdFwAgFwAA3BcAIPQLAAD_EwAghg0AAP8TACAJ9goAAOwSADD3CgAA1wYAEPgKAADsEgAwkAsAAO0Shg0iuwsBAPoQACH0C0AAkxEAIcsMAQD6EAAhhg0BAIsRACGHDUAA-xAAIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCPYKAADqEgAw9woAAN0GABD4CgAA6hIAMPwKQACGEQAhvgwCAIQRACG_DAEAxREAIYMNAQCFEQAhhA0AAOsSACABAAAA2gYAIAEAAADaBgAgB_YKAADqEgAw9woAAN0GABD4CgAA6hIAMPwKQACGEQAhvgwCAIQRACG_DAEAxREAIYMNAQCFEQAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAT8CkAAAAABvgwCAAAAAb8MAQAAAAGDDQEAAAABAQgAAOIGACAE_ApAAAAAAb4MAgAAAAG_DAEAAAABgw0BAAAAAQEIAADkBgAwAQgAAOQGADAE_ApAAPsTACG-DAIA-RMAIb8MAQD6EwAhgw0BAPoTACECAAAA2gYAIAgAAOcGACAE_ApAAPsTACG-DAIA-RMAIb8MAQD6EwAhgw0BAPoTACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAADWFwAgFgAA2RcAIBcAANgXACA4AADXFwAgOQAA2hcAIAf2CgAA6RIAMPcKAADwBgAQ-AoAAOkSADD8CkAA-xAAIb4MAgD5EAAhvwwBAMIRACGDDQEA-hAAIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBfYKAADoEgAw9woAAPYGABD4CgAA6BIAMIoLQACGEQAhgg0BAAAAAQEAAADzBgAgAQAAAPMGACAF9goAAOgSADD3CgAA9gYAEPgKAADoEgAwigtAAIYRACGCDQEAhREAIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACACigtAAAAAAYINAQAAAAEBCAAA-wYAIAKKC0AAAAABgg0BAAAAAQEIAAD9BgAwAQgAAP0GADACigtAAPsTACGCDQEA-hMAIQIAAADzBgAgCAAAgAcAIAKKC0AA-xMAIYINAQD6EwAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAA0xcAIBYAANUXACAXAADUFwAgBfYKAADnEgAw9woAAIkHABD4CgAA5xIAMIoLQAD7EAAhgg0BAPoQACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAn2CgAA5RIAMPcKAACPBwAQ-AoAAOUSADD8CkAAhhEAIZYMAQCFEQAhvwwBAIURACHBDAEAhREAIfwMAQCFEQAhgQ0AAOYSACABAAAAjAcAIAEAAACMBwAgCPYKAADlEgAw9woAAI8HABD4CgAA5RIAMPwKQACGEQAhlgwBAIURACG_DAEAhREAIcEMAQCFEQAh_AwBAIURACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBfwKQAAAAAGWDAEAAAABvwwBAAAAAcEMAQAAAAH8DAEAAAABAQgAAJQHACAF_ApAAAAAAZYMAQAAAAG_DAEAAAABwQwBAAAAAfwMAQAAAAEBCAAAlgcAMAEIAACWBwAwBfwKQAD7EwAhlgwBAPoTACG_DAEA-hMAIcEMAQD6EwAh_AwBAPoTACECAAAAjAcAIAgAAJkHACAF_ApAAPsTACGWDAEA-hMAIb8MAQD6EwAhwQwBAPoTACH8DAEA-hMAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAANAXACAWAADSFwAgFwAA0RcAIAj2CgAA5BIAMPcKAACiBwAQ-AoAAOQSADD8CkAA-xAAIZYMAQD6EAAhvwwBAPoQACHBDAEA-hAAIfwMAQD6EAAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAN9goAAOISADD3CgAAqAcAEPgKAADiEgAwigtAAIYRACGpCwEAhREAIbILAQCFEQAhtAsBAIURACHbCwIAhBEAIY8MAQCFEQAhwQwBAIURACHMDAEAhREAIfwMAQCFEQAhgA0AAOMSACABAAAApQcAIAEAAAClBwAgDPYKAADiEgAw9woAAKgHABD4CgAA4hIAMIoLQACGEQAhqQsBAIURACGyCwEAhREAIbQLAQCFEQAh2wsCAIQRACGPDAEAhREAIcEMAQCFEQAhzAwBAIURACH8DAEAhREAIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJigtAAAAAAakLAQAAAAGyCwEAAAABtAsBAAAAAdsLAgAAAAGPDAEAAAABwQwBAAAAAcwMAQAAAAH8DAEAAAABAQgAAK0HACAJigtAAAAAAakLAQAAAAGyCwEAAAABtAsBAAAAAdsLAgAAAAGPDAEAAAABwQwBAAAAAcwMAQAAAAH8DAEAAAABAQgAAK8HADABCAAArwcAMAmKC0AA-xMAIakLAQD6EwAhsgsBAPoTACG0CwEA-hMAIdsLAgD5EwAhjwwBAPoTACHBDAEA-hMAIcwMAQD6EwAh_AwBAPoTACECAAAApQcAIAgAALIHACAJigtAAPsTACGpCwEA-hMAIbILAQD6EwAhtAsBAPoTACHbCwIA-RMAIY8MAQD6EwAhwQwBAPoTACHMDAEA-hMAIfwMAQD6EwAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAAyxcAIBYAAM4XACAXAADNFwAgOAAAzBcAIDkAAM8XACAM9goAAOESADD3CgAAuwcAEPgKAADhEgAwigtAAPsQACGpCwEA-hAAIbILAQD6EAAhtAsBAPoQACHbCwIA-RAAIY8MAQD6EAAhwQwBAPoQACHMDAEA-hAAIfwMAQD6EAAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAN4SACD2CgAA3RIAMPcKAADGBwAQ-AoAAN0SADCWDAEAAAAB_wwCAIQRACEBAAAAvgcAIAvcAQEAhREAIfEEAADgEgAg9goAAN8SADD3CgAAwAcAEPgKAADfEgAw-QoEALURACGPDAEAhREAIZYMAQCFEQAh_AwBAIURACH9DAEAhREAIf4MAgCEEQAhAfEEAADKFwAgC9wBAQCFEQAh8QQAAOASACD2CgAA3xIAMPcKAADABwAQ-AoAAN8SADD5CgQAAAABjwwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAADeEgAg9goAAN0SADD3CgAAxgcAEPgKAADdEgAwlgwBAIURACH_DAIAhBEAIQHdAQAAyRcAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAAyBcAIJYMAQAAAAH_DAIAAAABAQgAAMsHACAClgwBAAAAAf8MAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAAC7FwAglgwBAPoTACH_DAIA-RMAIQIAAAC-BwAgCAAA0AcAIAKWDAEA-hMAIf8MAgD5EwAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAAthcAIBYAALkXACAXAAC4FwAgOAAAtxcAIDkAALoXACAF9goAANwSADD3CgAA2QcAEPgKAADcEgAwlgwBAPoQACH_DAIA-RAAIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAALUXACD5CgQAAAABjwwBAAAAAZYMAQAAAAH8DAEAAAAB_QwBAAAAAf4MAgAAAAEBCAAA4QcAIAfcAQEAAAAB-QoEAAAAAY8MAQAAAAGWDAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEA-hMAIfEEAAC0FwAg-QoEAJMUACGPDAEA-hMAIZYMAQD6EwAh_AwBAPoTACH9DAEA-hMAIf4MAgD5EwAhAgAAAMIHACAIAADmBwAgB9wBAQD6EwAh-QoEAJMUACGPDAEA-hMAIZYMAQD6EwAh_AwBAPoTACH9DAEA-hMAIf4MAgD5EwAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAArxcAIBYAALIXACAXAACxFwAgOAAAsBcAIDkAALMXACAK3AEBAPoQACH2CgAA2xIAMPcKAADvBwAQ-AoAANsSADD5CgQAnREAIY8MAQD6EAAhlgwBAPoQACH8DAEA-hAAIf0MAQD6EAAh_gwCAPkQACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBj2CgAA2RIAMPcKAAD1BwAQ-AoAANkSADD5CgEAAAAB_ApAAIYRACGKC0AAmhEAIZALAADaEvYMIrALAQCFEQAhsQsBAIURACG7CwEAAAAB1gsBAIURACHgC0AAhhEAIfMLQACGEQAhgwxAAJoRACHGDEAAmhEAIccMAQDFEgAhzAwBAIURACHxDAIAhBEAIfYMAADREQAg9wwCAIQRACH4DAAAvBEAIPkMAAC8EQAg-gwBAJARACH7DEAAhhEAIQEAAADyBwAgAQAAAPIHACAY9goAANkSADD3CgAA9QcAEPgKAADZEgAw-QoBAIURACH8CkAAhhEAIYoLQACaEQAhkAsAANoS9gwisAsBAIURACGxCwEAhREAIbsLAQCFEQAh1gsBAIURACHgC0AAhhEAIfMLQACGEQAhgwxAAJoRACHGDEAAmhEAIccMAQDFEgAhzAwBAIURACHxDAIAhBEAIfYMAADREQAg9wwCAIQRACH4DAAAvBEAIPkMAAC8EQAg-gwBAJARACH7DEAAhhEAIQeKCwAA_xMAIIMMAAD_EwAgxgwAAP8TACDHDAAA_xMAIPgMAAD_EwAg-QwAAP8TACD6DAAA_xMAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBX5CgEAAAAB_ApAAAAAAYoLQAAAAAGQCwAAAPYMArALAQAAAAGxCwEAAAABuwsBAAAAAdYLAQAAAAHgC0AAAAAB8wtAAAAAAYMMQAAAAAHGDEAAAAABxwwBAAAAAcwMAQAAAAHxDAIAAAAB9gyAAAAAAfcMAgAAAAH4DIAAAAAB-QyAAAAAAfoMAQAAAAH7DEAAAAABAQgAAPoHACAV-QoBAAAAAfwKQAAAAAGKC0AAAAABkAsAAAD2DAKwCwEAAAABsQsBAAAAAbsLAQAAAAHWCwEAAAAB4AtAAAAAAfMLQAAAAAGDDEAAAAABxgxAAAAAAccMAQAAAAHMDAEAAAAB8QwCAAAAAfYMgAAAAAH3DAIAAAAB-AyAAAAAAfkMgAAAAAH6DAEAAAAB-wxAAAAAAQEIAAD8BwAwAQgAAPwHADAV-QoBAPoTACH8CkAA-xMAIYoLQACKFAAhkAsAAK4X9gwisAsBAPoTACGxCwEA-hMAIbsLAQD6EwAh1gsBAPoTACHgC0AA-xMAIfMLQAD7EwAhgwxAAIoUACHGDEAAihQAIccMAQCDFAAhzAwBAPoTACHxDAIA-RMAIfYMgAAAAAH3DAIA-RMAIfgMgAAAAAH5DIAAAAAB-gwBAIMUACH7DEAA-xMAIQIAAADyBwAgCAAA_wcAIBX5CgEA-hMAIfwKQAD7EwAhigtAAIoUACGQCwAArhf2DCKwCwEA-hMAIbELAQD6EwAhuwsBAPoTACHWCwEA-hMAIeALQAD7EwAh8wtAAPsTACGDDEAAihQAIcYMQACKFAAhxwwBAIMUACHMDAEA-hMAIfEMAgD5EwAh9gyAAAAAAfcMAgD5EwAh-AyAAAAAAfkMgAAAAAH6DAEAgxQAIfsMQAD7EwAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAAqRcAIBYAAKwXACAXAACrFwAgOAAAqhcAIDkAAK0XACCKCwAA_xMAIIMMAAD_EwAgxgwAAP8TACDHDAAA_xMAIPgMAAD_EwAg-QwAAP8TACD6DAAA_xMAIBj2CgAA1RIAMPcKAACICAAQ-AoAANUSADD5CgEA-hAAIfwKQAD7EAAhigtAAJMRACGQCwAA1hL2DCKwCwEA-hAAIbELAQD6EAAhuwsBAPoQACHWCwEA-hAAIeALQAD7EAAh8wtAAPsQACGDDEAAkxEAIcYMQACTEQAhxwwBAK0SACHMDAEA-hAAIfEMAgD5EAAh9gwAAMsRACD3DAIA-RAAIfgMAACeEQAg-QwAAJ4RACD6DAEAixEAIfsMQAD7EAAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAF9goAANQSADD3CgAAjggAEPgKAADUEgAwwQwBAAAAAfQMQACGEQAhAQAAAIsIACABAAAAiwgAIAX2CgAA1BIAMPcKAACOCAAQ-AoAANQSADDBDAEAhREAIfQMQACGEQAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIALBDAEAAAAB9AxAAAAAAQEIAACTCAAgAsEMAQAAAAH0DEAAAAABAQgAAJUIADABCAAAlQgAMALBDAEA-hMAIfQMQAD7EwAhAgAAAIsIACAIAACYCAAgAsEMAQD6EwAh9AxAAPsTACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAACmFwAgFgAAqBcAIBcAAKcXACAF9goAANMSADD3CgAAoQgAEPgKAADTEgAwwQwBAPoQACH0DEAA-xAAIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB_YKAADSEgAw9woAAKcIABD4CgAA0hIAMMEMAQAAAAHxDAIAhBEAIfIMQACGEQAh8wxAAIYRACEBAAAApAgAIAEAAACkCAAgB_YKAADSEgAw9woAAKcIABD4CgAA0hIAMMEMAQCFEQAh8QwCAIQRACHyDEAAhhEAIfMMQACGEQAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIATBDAEAAAAB8QwCAAAAAfIMQAAAAAHzDEAAAAABAQgAAKwIACAEwQwBAAAAAfEMAgAAAAHyDEAAAAAB8wxAAAAAAQEIAACuCAAwAQgAAK4IADAEwQwBAPoTACHxDAIA-RMAIfIMQAD7EwAh8wxAAPsTACECAAAApAgAIAgAALEIACAEwQwBAPoTACHxDAIA-RMAIfIMQAD7EwAh8wxAAPsTACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAAChFwAgFgAApBcAIBcAAKMXACA4AACiFwAgOQAApRcAIAf2CgAA0RIAMPcKAAC6CAAQ-AoAANESADDBDAEA-hAAIfEMAgD5EAAh8gxAAPsQACHzDEAA-xAAIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgBfYKAADQEgAw9woAAMAIABD4CgAA0BIAMPkKAQAAAAHwDCAAAAABAQAAAL0IACABAAAAvQgAIAX2CgAA0BIAMPcKAADACAAQ-AoAANASADD5CgEAxREAIfAMIADAEQAhAAMAAADACAAgAwAAwQgAMAQAAL0IACADAAAAwAgAIAMAAMEIADAEAAC9CAAgAwAAAMAIACADAADBCAAwBAAAvQgAIAL5CgEAAAAB8AwgAAAAAQEIAADFCAAgAvkKAQAAAAHwDCAAAAABAQgAAMcIADABCAAAxwgAMAL5CgEA-hMAIfAMIACdFAAhAgAAAL0IACAIAADKCAAgAvkKAQD6EwAh8AwgAJ0UACECAAAAwAgAIAgAAMwIACACAAAAwAgAIAgAAMwIACADAAAAvQgAIA8AAMUIACAQAADKCAAgAQAAAL0IACABAAAAwAgAIAMVAACeFwAgFgAAoBcAIBcAAJ8XACAF9goAAM8SADD3CgAA0wgAEPgKAADPEgAw-QoBAMIRACHwDCAAqREAIQMAAADACAAgAwAA0ggAMBQAANMIACADAAAAwAgAIAMAAMEIADAEAAC9CAAgJNUFAADGEgAg9goAAMQSADD3CgAA4wgAEPgKAADEEgAw-QoBAAAAAfwKQACGEQAhkAsBAIURACG6CwEAkBEAIfALAQCFEQAh8wtAAIYRACGKDAEAhREAIYsMEAC3EQAhnwwBAIURACG3DAEAkBEAIcoMAQCQEQAhzAwBAIURACHODAEAhREAIdQMQACaEQAh1gwBAIURACHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHgDAEAxRIAIeEMAgC9EQAh4gwCAL0RACHjDCAAwBEAIeQMIADAEQAh5QwBAIURACHmDAEAhREAIecMEADxEQAh6AwQAPERACHpDBAA8REAIeoMAQCQEQAh6wwBAJARACHsDAEAhREAIe0MAQCQEQAhAQAAANYIACAX0gUAAM0SACDUBQAAzhIAIPYKAADMEgAw9woAANgIABD4CgAAzBIAMPkKAQDFEQAh_ApAAIYRACGQCwEAhREAIZELAQCQEQAhlAsCAIQRACG6CwEAkBEAIfALAQCFEQAh8wtAAIYRACGLDBAAtxEAIb8MAQDFEQAhwAwBAIURACHBDAEAhREAIcIMAQCQEQAhwwwAALwRACDEDEAAmhEAIcUMQACaEQAhxgxAAJoRACHHDAEAxRIAIQrSBQAAnBcAINQFAACdFwAgkQsAAP8TACC6CwAA_xMAIMIMAAD_EwAgwwwAAP8TACDEDAAA_xMAIMUMAAD_EwAgxgwAAP8TACDHDAAA_xMAIBjSBQAAzRIAINQFAADOEgAg9goAAMwSADD3CgAA2AgAEPgKAADMEgAw-QoBAAAAAfwKQACGEQAhkAsBAIURACGRCwEAkBEAIZQLAgCEEQAhugsBAJARACHwCwEAhREAIfMLQACGEQAhiwwQALcRACG_DAEAxREAIcAMAQCFEQAhwQwBAIURACHCDAEAkBEAIcMMAAC8EQAgxAxAAJoRACHFDEAAmhEAIcYMQACaEQAhxwwBAMUSACHvDAAAyxIAIAMAAADYCAAgAwAA2QgAMAQAANoIACAH0wUAAMoSACD2CgAAyRIAMPcKAADcCAAQ-AoAAMkSADCLDBAAtxEAIb0MAQDFEQAhvgwCAIQRACEB0wUAAJsXACAI0wUAAMoSACD2CgAAyRIAMPcKAADcCAAQ-AoAAMkSADCLDBAAtxEAIb0MAQDFEQAhvgwCAIQRACHuDAAAyBIAIAMAAADcCAAgAwAA3QgAMAQAAN4IACABAAAA3AgAIAEAAADYCAAgAQAAANYIACAk1QUAAMYSACD2CgAAxBIAMPcKAADjCAAQ-AoAAMQSADD5CgEAxREAIfwKQACGEQAhkAsBAIURACG6CwEAkBEAIfALAQCFEQAh8wtAAIYRACGKDAEAhREAIYsMEAC3EQAhnwwBAIURACG3DAEAkBEAIcoMAQCQEQAhzAwBAIURACHODAEAhREAIdQMQACaEQAh1gwBAIURACHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHgDAEAxRIAIeEMAgC9EQAh4gwCAL0RACHjDCAAwBEAIeQMIADAEQAh5QwBAIURACHmDAEAhREAIecMEADxEQAh6AwQAPERACHpDBAA8REAIeoMAQCQEQAh6wwBAJARACHsDAEAhREAIe0MAQCQEQAhDtUFAACaFwAgugsAAP8TACC3DAAA_xMAIMoMAAD_EwAg1AwAAP8TACDgDAAA_xMAIOEMAAD_EwAg4gwAAP8TACDnDAAA_xMAIOgMAAD_EwAg6QwAAP8TACDqDAAA_xMAIOsMAAD_EwAg7QwAAP8TACADAAAA4wgAIAMAAOQIADAEAADWCAAgAwAAAOMIACADAADkCAAwBAAA1ggAIAMAAADjCAAgAwAA5AgAMAQAANYIACAh1QUAAJkXACD5CgEAAAAB_ApAAAAAAZALAQAAAAG6CwEAAAAB8AsBAAAAAfMLQAAAAAGKDAEAAAABiwwQAAAAAZ8MAQAAAAG3DAEAAAABygwBAAAAAcwMAQAAAAHODAEAAAAB1AxAAAAAAdYMAQAAAAHYDEAAAAAB2QwBAAAAAdoMAQAAAAHgDAEAAAAB4QwCAAAAAeIMAgAAAAHjDCAAAAAB5AwgAAAAAeUMAQAAAAHmDAEAAAAB5wwQAAAAAegMEAAAAAHpDBAAAAAB6gwBAAAAAesMAQAAAAHsDAEAAAAB7QwBAAAAAQEIAADoCAAgIPkKAQAAAAH8CkAAAAABkAsBAAAAAboLAQAAAAHwCwEAAAAB8wtAAAAAAYoMAQAAAAGLDBAAAAABnwwBAAAAAbcMAQAAAAHKDAEAAAABzAwBAAAAAc4MAQAAAAHUDEAAAAAB1gwBAAAAAdgMQAAAAAHZDAEAAAAB2gwBAAAAAeAMAQAAAAHhDAIAAAAB4gwCAAAAAeMMIAAAAAHkDCAAAAAB5QwBAAAAAeYMAQAAAAHnDBAAAAAB6AwQAAAAAekMEAAAAAHqDAEAAAAB6wwBAAAAAewMAQAAAAHtDAEAAAABAQgAAOoIADABCAAA6ggAMCHVBQAAjBcAIPkKAQD6EwAh_ApAAPsTACGQCwEA-hMAIboLAQCDFAAh8AsBAPoTACHzC0AA-xMAIYoMAQD6EwAhiwwQAKYUACGfDAEA-hMAIbcMAQCDFAAhygwBAIMUACHMDAEA-hMAIc4MAQD6EwAh1AxAAIoUACHWDAEA-hMAIdgMQAD7EwAh2QwBAPoTACHaDAEA-hMAIeAMAQCDFAAh4QwCAJQUACHiDAIAlBQAIeMMIACdFAAh5AwgAJ0UACHlDAEA-hMAIeYMAQD6EwAh5wwQAPAUACHoDBAA8BQAIekMEADwFAAh6gwBAIMUACHrDAEAgxQAIewMAQD6EwAh7QwBAIMUACECAAAA1ggAIAgAAO0IACAg-QoBAPoTACH8CkAA-xMAIZALAQD6EwAhugsBAIMUACHwCwEA-hMAIfMLQAD7EwAhigwBAPoTACGLDBAAphQAIZ8MAQD6EwAhtwwBAIMUACHKDAEAgxQAIcwMAQD6EwAhzgwBAPoTACHUDEAAihQAIdYMAQD6EwAh2AxAAPsTACHZDAEA-hMAIdoMAQD6EwAh4AwBAIMUACHhDAIAlBQAIeIMAgCUFAAh4wwgAJ0UACHkDCAAnRQAIeUMAQD6EwAh5gwBAPoTACHnDBAA8BQAIegMEADwFAAh6QwQAPAUACHqDAEAgxQAIesMAQCDFAAh7AwBAPoTACHtDAEAgxQAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADWCAAgDwAA6AgAIBAAAO0IACABAAAA1ggAIAEAAADjCAAgEhUAAIcXACAWAACKFwAgFwAAiRcAIDgAAIgXACA5AACLFwAgugsAAP8TACC3DAAA_xMAIMoMAAD_EwAg1AwAAP8TACDgDAAA_xMAIOEMAAD_EwAg4gwAAP8TACDnDAAA_xMAIOgMAAD_EwAg6QwAAP8TACDqDAAA_xMAIOsMAAD_EwAg7QwAAP8TACAj9goAAMMSADD3CgAA9ggAEPgKAADDEgAw-QoBAMIRACH8CkAA-xAAIZALAQD6EAAhugsBAIsRACHwCwEA-hAAIfMLQAD7EAAhigwBAPoQACGLDBAArhEAIZ8MAQD6EAAhtwwBAIsRACHKDAEAixEAIcwMAQD6EAAhzgwBAPoQACHUDEAAkxEAIdYMAQD6EAAh2AxAAPsQACHZDAEA-hAAIdoMAQD6EAAh4AwBAK0SACHhDAIAnxEAIeIMAgCfEQAh4wwgAKkRACHkDCAAqREAIeUMAQD6EAAh5gwBAPoQACHnDBAA5xEAIegMEADnEQAh6QwQAOcRACHqDAEAixEAIesMAQCLEQAh7AwBAPoQACHtDAEAixEAIQMAAADjCAAgAwAA9QgAMBQAAPYIACADAAAA4wgAIAMAAOQIADAEAADWCAAgD_YKAADBEgAw9woAAPwIABD4CgAAwRIAMNILAADREQAgigwBAIURACGfDAEAhREAIb8MAQAAAAHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHbDAEAkBEAIdwMAAG5EgAh3QwAAbkSACHeDAAA0REAIN8MAADCEgAgAQAAAPkIACABAAAA-QgAIA72CgAAwRIAMPcKAAD8CAAQ-AoAAMESADDSCwAA0REAIIoMAQCFEQAhnwwBAIURACG_DAEAxREAIdgMQACGEQAh2QwBAIURACHaDAEAhREAIdsMAQCQEQAh3AwAAbkSACHdDAABuRIAId4MAADREQAgAdsMAAD_EwAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgC9ILgAAAAAGKDAEAAAABnwwBAAAAAb8MAQAAAAHYDEAAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwAAQAAAd0MAAEAAAHeDIAAAAABAQgAAIEJACAL0guAAAAAAYoMAQAAAAGfDAEAAAABvwwBAAAAAdgMQAAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAABAAAB3QwAAQAAAd4MgAAAAAEBCAAAgwkAMAEIAACDCQAwC9ILgAAAAAGKDAEA-hMAIZ8MAQD6EwAhvwwBAPoTACHYDEAA-xMAIdkMAQD6EwAh2gwBAPoTACHbDAEAgxQAIdwMAAH9FgAh3QwAAf0WACHeDIAAAAABAgAAAPkIACAIAACGCQAgC9ILgAAAAAGKDAEA-hMAIZ8MAQD6EwAhvwwBAPoTACHYDEAA-xMAIdkMAQD6EwAh2gwBAPoTACHbDAEAgxQAIdwMAAH9FgAh3QwAAf0WACHeDIAAAAABAgAAAPwIACAIAACICQAgAgAAAPwIACAIAACICQAgAwAAAPkIACAPAACBCQAgEAAAhgkAIAEAAAD5CAAgAQAAAPwIACAEFQAAhBcAIBYAAIYXACAXAACFFwAg2wwAAP8TACAO9goAAMASADD3CgAAjwkAEPgKAADAEgAw0gsAAMsRACCKDAEA-hAAIZ8MAQD6EAAhvwwBAMIRACHYDEAA-xAAIdkMAQD6EAAh2gwBAPoQACHbDAEAixEAIdwMAAG1EgAh3QwAAbUSACHeDAAAyxEAIAMAAAD8CAAgAwAAjgkAMBQAAI8JACADAAAA_AgAIAMAAP0IADAEAAD5CAAgD_YKAAC-EgAw9woAAJUJABD4CgAAvhIAMJALAQCFEQAhigwBAIURACGLDBAAtxEAIY8MAQCFEQAhnwwBAIURACG_DAEAAAABxgxAAIYRACHTDEAAhhEAIdQMQACaEQAh1QwgAMARACHWDAEAhREAIdcMAAG_EgAhAQAAAJIJACABAAAAkgkAIA_2CgAAvhIAMPcKAACVCQAQ-AoAAL4SADCQCwEAhREAIYoMAQCFEQAhiwwQALcRACGPDAEAhREAIZ8MAQCFEQAhvwwBAMURACHGDEAAhhEAIdMMQACGEQAh1AxAAJoRACHVDCAAwBEAIdYMAQCFEQAh1wwAAb8SACEC1AwAAP8TACDXDAAA_xMAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAyQCwEAAAABigwBAAAAAYsMEAAAAAGPDAEAAAABnwwBAAAAAb8MAQAAAAHGDEAAAAAB0wxAAAAAAdQMQAAAAAHVDCAAAAAB1gwBAAAAAdcMAAEAAAEBCAAAmgkAIAyQCwEAAAABigwBAAAAAYsMEAAAAAGPDAEAAAABnwwBAAAAAb8MAQAAAAHGDEAAAAAB0wxAAAAAAdQMQAAAAAHVDCAAAAAB1gwBAAAAAdcMAAEAAAEBCAAAnAkAMAEIAACcCQAwDJALAQD6EwAhigwBAPoTACGLDBAAphQAIY8MAQD6EwAhnwwBAPoTACG_DAEA-hMAIcYMQAD7EwAh0wxAAPsTACHUDEAAihQAIdUMIACdFAAh1gwBAPoTACHXDAABgxcAIQIAAACSCQAgCAAAnwkAIAyQCwEA-hMAIYoMAQD6EwAhiwwQAKYUACGPDAEA-hMAIZ8MAQD6EwAhvwwBAPoTACHGDEAA-xMAIdMMQAD7EwAh1AxAAIoUACHVDCAAnRQAIdYMAQD6EwAh1wwAAYMXACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAcVAAD-FgAgFgAAgRcAIBcAAIAXACA4AAD_FgAgOQAAghcAINQMAAD_EwAg1wwAAP8TACAP9goAALoSADD3CgAAqAkAEPgKAAC6EgAwkAsBAPoQACGKDAEA-hAAIYsMEACuEQAhjwwBAPoQACGfDAEA-hAAIb8MAQDCEQAhxgxAAPsQACHTDEAA-xAAIdQMQACTEQAh1QwgAKkRACHWDAEA-hAAIdcMAAG7EgAhAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAH9goAALgSADD3CgAArgkAEPgKAAC4EgAw_ApAAIYRACG_DAEAAAAB0QwAANERACDSDAABuRIAIQEAAACrCQAgAQAAAKsJACAH9goAALgSADD3CgAArgkAEPgKAAC4EgAw_ApAAIYRACG_DAEAxREAIdEMAADREQAg0gwAAbkSACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgBPwKQAAAAAG_DAEAAAAB0QyAAAAAAdIMAAEAAAEBCAAAswkAIAT8CkAAAAABvwwBAAAAAdEMgAAAAAHSDAABAAABAQgAALUJADABCAAAtQkAMAT8CkAA-xMAIb8MAQD6EwAh0QyAAAAAAdIMAAH9FgAhAgAAAKsJACAIAAC4CQAgBPwKQAD7EwAhvwwBAPoTACHRDIAAAAAB0gwAAf0WACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAMVAAD6FgAgFgAA_BYAIBcAAPsWACAH9goAALQSADD3CgAAwQkAEPgKAAC0EgAw_ApAAPsQACG_DAEAwhEAIdEMAADLEQAg0gwAAbUSACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAb2CgAAsxIAMPcKAADHCQAQ-AoAALMSADD8CkAAhhEAIb8MAQAAAAHRDAAA0REAIAEAAADECQAgAQAAAMQJACAG9goAALMSADD3CgAAxwkAEPgKAACzEgAw_ApAAIYRACG_DAEAxREAIdEMAADREQAgAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAP8CkAAAAABvwwBAAAAAdEMgAAAAAEBCAAAzAkAIAP8CkAAAAABvwwBAAAAAdEMgAAAAAEBCAAAzgkAMAEIAADOCQAwA_wKQAD7EwAhvwwBAPoTACHRDIAAAAABAgAAAMQJACAIAADRCQAgA_wKQAD7EwAhvwwBAPoTACHRDIAAAAABAgAAAMcJACAIAADTCQAgAgAAAMcJACAIAADTCQAgAwAAAMQJACAPAADMCQAgEAAA0QkAIAEAAADECQAgAQAAAMcJACADFQAA9xYAIBYAAPkWACAXAAD4FgAgBvYKAACyEgAw9woAANoJABD4CgAAshIAMPwKQAD7EAAhvwwBAMIRACHRDAAAyxEAIAMAAADHCQAgAwAA2QkAMBQAANoJACADAAAAxwkAIAMAAMgJADAEAADECQAgD_YKAACwEgAw9woAAOAJABD4CgAAsBIAMIsMEAC3EQAhvgwCAIQRACG_DAEAxREAIcgMAgCEEQAhyQwCAL0RACHKDAEAhREAIcsMAQCFEQAhzAwBAIURACHNDBAA8REAIc4MAQCFEQAhzwwBAIURACHQDAAAsRIAIAEAAADdCQAgAQAAAN0JACAO9goAALASADD3CgAA4AkAEPgKAACwEgAwiwwQALcRACG-DAIAhBEAIb8MAQDFEQAhyAwCAIQRACHJDAIAvREAIcoMAQCFEQAhywwBAIURACHMDAEAhREAIc0MEADxEQAhzgwBAIURACHPDAEAhREAIQLJDAAA_xMAIM0MAAD_EwAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACADAAAA4AkAIAMAAOEJADAEAADdCQAgC4sMEAAAAAG-DAIAAAABvwwBAAAAAcgMAgAAAAHJDAIAAAABygwBAAAAAcsMAQAAAAHMDAEAAAABzQwQAAAAAc4MAQAAAAHPDAEAAAABAQgAAOUJACALiwwQAAAAAb4MAgAAAAG_DAEAAAAByAwCAAAAAckMAgAAAAHKDAEAAAABywwBAAAAAcwMAQAAAAHNDBAAAAABzgwBAAAAAc8MAQAAAAEBCAAA5wkAMAEIAADnCQAwC4sMEACmFAAhvgwCAPkTACG_DAEA-hMAIcgMAgD5EwAhyQwCAJQUACHKDAEA-hMAIcsMAQD6EwAhzAwBAPoTACHNDBAA8BQAIc4MAQD6EwAhzwwBAPoTACECAAAA3QkAIAgAAOoJACALiwwQAKYUACG-DAIA-RMAIb8MAQD6EwAhyAwCAPkTACHJDAIAlBQAIcoMAQD6EwAhywwBAPoTACHMDAEA-hMAIc0MEADwFAAhzgwBAPoTACHPDAEA-hMAIQIAAADgCQAgCAAA7AkAIAIAAADgCQAgCAAA7AkAIAMAAADdCQAgDwAA5QkAIBAAAOoJACABAAAA3QkAIAEAAADgCQAgBxUAAPIWACAWAAD1FgAgFwAA9BYAIDgAAPMWACA5AAD2FgAgyQwAAP8TACDNDAAA_xMAIA72CgAArxIAMPcKAADzCQAQ-AoAAK8SADCLDBAArhEAIb4MAgD5EAAhvwwBAMIRACHIDAIA-RAAIckMAgCfEQAhygwBAPoQACHLDAEA-hAAIcwMAQD6EAAhzQwQAOcRACHODAEA-hAAIc8MAQD6EAAhAwAAAOAJACADAADyCQAwFAAA8wkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACABAAAA2ggAIAEAAADaCAAgAwAAANgIACADAADZCAAwBAAA2ggAIAMAAADYCAAgAwAA2QgAMAQAANoIACADAAAA2AgAIAMAANkIADAEAADaCAAgFNIFAADwFgAg1AUAAPEWACD5CgEAAAAB_ApAAAAAAZALAQAAAAGRCwEAAAABlAsCAAAAAboLAQAAAAHwCwEAAAAB8wtAAAAAAYsMEAAAAAG_DAEAAAABwAwBAAAAAcEMAQAAAAHCDAEAAAABwwyAAAAAAcQMQAAAAAHFDEAAAAABxgxAAAAAAccMAQAAAAEBCAAA-wkAIBL5CgEAAAAB_ApAAAAAAZALAQAAAAGRCwEAAAABlAsCAAAAAboLAQAAAAHwCwEAAAAB8wtAAAAAAYsMEAAAAAG_DAEAAAABwAwBAAAAAcEMAQAAAAHCDAEAAAABwwyAAAAAAcQMQAAAAAHFDEAAAAABxgxAAAAAAccMAQAAAAEBCAAA_QkAMAEIAAD9CQAwFNIFAADiFgAg1AUAAOMWACD5CgEA-hMAIfwKQAD7EwAhkAsBAPoTACGRCwEAgxQAIZQLAgD5EwAhugsBAIMUACHwCwEA-hMAIfMLQAD7EwAhiwwQAKYUACG_DAEA-hMAIcAMAQD6EwAhwQwBAPoTACHCDAEAgxQAIcMMgAAAAAHEDEAAihQAIcUMQACKFAAhxgxAAIoUACHHDAEAgxQAIQIAAADaCAAgCAAAgAoAIBL5CgEA-hMAIfwKQAD7EwAhkAsBAPoTACGRCwEAgxQAIZQLAgD5EwAhugsBAIMUACHwCwEA-hMAIfMLQAD7EwAhiwwQAKYUACG_DAEA-hMAIcAMAQD6EwAhwQwBAPoTACHCDAEAgxQAIcMMgAAAAAHEDEAAihQAIcUMQACKFAAhxgxAAIoUACHHDAEAgxQAIQIAAADYCAAgCAAAggoAIAIAAADYCAAgCAAAggoAIAMAAADaCAAgDwAA-wkAIBAAAIAKACABAAAA2ggAIAEAAADYCAAgDRUAAN0WACAWAADgFgAgFwAA3xYAIDgAAN4WACA5AADhFgAgkQsAAP8TACC6CwAA_xMAIMIMAAD_EwAgwwwAAP8TACDEDAAA_xMAIMUMAAD_EwAgxgwAAP8TACDHDAAA_xMAIBX2CgAArBIAMPcKAACJCgAQ-AoAAKwSADD5CgEAwhEAIfwKQAD7EAAhkAsBAPoQACGRCwEAixEAIZQLAgD5EAAhugsBAIsRACHwCwEA-hAAIfMLQAD7EAAhiwwQAK4RACG_DAEAwhEAIcAMAQD6EAAhwQwBAPoQACHCDAEAixEAIcMMAACeEQAgxAxAAJMRACHFDEAAkxEAIcYMQACTEQAhxwwBAK0SACEDAAAA2AgAIAMAAIgKADAUAACJCgAgAwAAANgIACADAADZCAAwBAAA2ggAIAEAAADeCAAgAQAAAN4IACADAAAA3AgAIAMAAN0IADAEAADeCAAgAwAAANwIACADAADdCAAwBAAA3ggAIAMAAADcCAAgAwAA3QgAMAQAAN4IACAE0wUAANwWACCLDBAAAAABvQwBAAAAAb4MAgAAAAEBCAAAkQoAIAOLDBAAAAABvQwBAAAAAb4MAgAAAAEBCAAAkwoAMAEIAACTCgAwBNMFAADbFgAgiwwQAKYUACG9DAEA-hMAIb4MAgD5EwAhAgAAAN4IACAIAACWCgAgA4sMEACmFAAhvQwBAPoTACG-DAIA-RMAIQIAAADcCAAgCAAAmAoAIAIAAADcCAAgCAAAmAoAIAMAAADeCAAgDwAAkQoAIBAAAJYKACABAAAA3ggAIAEAAADcCAAgBRUAANYWACAWAADZFgAgFwAA2BYAIDgAANcWACA5AADaFgAgBvYKAACrEgAw9woAAJ8KABD4CgAAqxIAMIsMEACuEQAhvQwBAMIRACG-DAIA-RAAIQMAAADcCAAgAwAAngoAMBQAAJ8KACADAAAA3AgAIAMAAN0IADAEAADeCAAgB9cGAACoEgAg9goAAKcSADD3CgAAqgoAEPgKAACnEgAw-QoBAAAAAboMQACGEQAhvAwBAIURACEBAAAAogoAIAvWBgAAqhIAIPYKAACpEgAw9woAAKQKABD4CgAAqRIAMPkKAQCFEQAhtgwBAIURACG3DAEAhREAIbgMAADREQAguQwgAMARACG6DEAAhhEAIbsMIADAEQAhAdYGAADVFgAgC9YGAACqEgAg9goAAKkSADD3CgAApAoAEPgKAACpEgAw-QoBAAAAAbYMAQCFEQAhtwwBAIURACG4DAAA0REAILkMIADAEQAhugxAAIYRACG7DCAAwBEAIQMAAACkCgAgAwAApQoAMAQAAKYKACABAAAApAoAIAEAAACiCgAgB9cGAACoEgAg9goAAKcSADD3CgAAqgoAEPgKAACnEgAw-QoBAIURACG6DEAAhhEAIbwMAQCFEQAhAdcGAADUFgAgAwAAAKoKACADAACrCgAwBAAAogoAIAMAAACqCgAgAwAAqwoAMAQAAKIKACADAAAAqgoAIAMAAKsKADAEAACiCgAgBNcGAADTFgAg-QoBAAAAAboMQAAAAAG8DAEAAAABAQgAAK8KACAD-QoBAAAAAboMQAAAAAG8DAEAAAABAQgAALEKADABCAAAsQoAMATXBgAAxhYAIPkKAQD6EwAhugxAAPsTACG8DAEA-hMAIQIAAACiCgAgCAAAtAoAIAP5CgEA-hMAIboMQAD7EwAhvAwBAPoTACECAAAAqgoAIAgAALYKACACAAAAqgoAIAgAALYKACADAAAAogoAIA8AAK8KACAQAAC0CgAgAQAAAKIKACABAAAAqgoAIAMVAADDFgAgFgAAxRYAIBcAAMQWACAG9goAAKYSADD3CgAAvQoAEPgKAACmEgAw-QoBAPoQACG6DEAA-xAAIbwMAQD6EAAhAwAAAKoKACADAAC8CgAwFAAAvQoAIAMAAACqCgAgAwAAqwoAMAQAAKIKACABAAAApgoAIAEAAACmCgAgAwAAAKQKACADAAClCgAwBAAApgoAIAMAAACkCgAgAwAApQoAMAQAAKYKACADAAAApAoAIAMAAKUKADAEAACmCgAgCNYGAADCFgAg-QoBAAAAAbYMAQAAAAG3DAEAAAABuAyAAAAAAbkMIAAAAAG6DEAAAAABuwwgAAAAAQEIAADFCgAgB_kKAQAAAAG2DAEAAAABtwwBAAAAAbgMgAAAAAG5DCAAAAABugxAAAAAAbsMIAAAAAEBCAAAxwoAMAEIAADHCgAwCNYGAADBFgAg-QoBAPoTACG2DAEA-hMAIbcMAQD6EwAhuAyAAAAAAbkMIACdFAAhugxAAPsTACG7DCAAnRQAIQIAAACmCgAgCAAAygoAIAf5CgEA-hMAIbYMAQD6EwAhtwwBAPoTACG4DIAAAAABuQwgAJ0UACG6DEAA-xMAIbsMIACdFAAhAgAAAKQKACAIAADMCgAgAgAAAKQKACAIAADMCgAgAwAAAKYKACAPAADFCgAgEAAAygoAIAEAAACmCgAgAQAAAKQKACADFQAAvhYAIBYAAMAWACAXAAC_FgAgCvYKAAClEgAw9woAANMKABD4CgAApRIAMPkKAQD6EAAhtgwBAPoQACG3DAEA-hAAIbgMAADLEQAguQwgAKkRACG6DEAA-xAAIbsMIACpEQAhAwAAAKQKACADAADSCgAwFAAA0woAIAMAAACkCgAgAwAApQoAMAQAAKYKACAH9goAAKQSADD3CgAA2QoAEPgKAACkEgAw_wsCAIQRACGzDEAAAAABtAwQALcRACG1DBAAtxEAIQEAAADWCgAgAQAAANYKACAH9goAAKQSADD3CgAA2QoAEPgKAACkEgAw_wsCAIQRACGzDEAAhhEAIbQMEAC3EQAhtQwQALcRACEAAwAAANkKACADAADaCgAwBAAA1goAIAMAAADZCgAgAwAA2goAMAQAANYKACADAAAA2QoAIAMAANoKADAEAADWCgAgBP8LAgAAAAGzDEAAAAABtAwQAAAAAbUMEAAAAAEBCAAA3goAIAT_CwIAAAABswxAAAAAAbQMEAAAAAG1DBAAAAABAQgAAOAKADABCAAA4AoAMAT_CwIA-RMAIbMMQAD7EwAhtAwQAKYUACG1DBAAphQAIQIAAADWCgAgCAAA4woAIAT_CwIA-RMAIbMMQAD7EwAhtAwQAKYUACG1DBAAphQAIQIAAADZCgAgCAAA5QoAIAIAAADZCgAgCAAA5QoAIAMAAADWCgAgDwAA3goAIBAAAOMKACABAAAA1goAIAEAAADZCgAgBRUAALkWACAWAAC8FgAgFwAAuxYAIDgAALoWACA5AAC9FgAgB_YKAACjEgAw9woAAOwKABD4CgAAoxIAMP8LAgD5EAAhswxAAPsQACG0DBAArhEAIbUMEACuEQAhAwAAANkKACADAADrCgAwFAAA7AoAIAMAAADZCgAgAwAA2goAMAQAANYKACAG9goAAKISADD3CgAA8goAEPgKAACiEgAw_ApAAIYRACGWDAEAAAABsgwBAIURACEBAAAA7woAIAEAAADvCgAgBvYKAACiEgAw9woAAPIKABD4CgAAohIAMPwKQACGEQAhlgwBAIURACGyDAEAhREAIQADAAAA8goAIAMAAPMKADAEAADvCgAgAwAAAPIKACADAADzCgAwBAAA7woAIAMAAADyCgAgAwAA8woAMAQAAO8KACAD_ApAAAAAAZYMAQAAAAGyDAEAAAABAQgAAPcKACAD_ApAAAAAAZYMAQAAAAGyDAEAAAABAQgAAPkKADABCAAA-QoAMAP8CkAA-xMAIZYMAQD6EwAhsgwBAPoTACECAAAA7woAIAgAAPwKACAD_ApAAPsTACGWDAEA-hMAIbIMAQD6EwAhAgAAAPIKACAIAAD-CgAgAgAAAPIKACAIAAD-CgAgAwAAAO8KACAPAAD3CgAgEAAA_AoAIAEAAADvCgAgAQAAAPIKACADFQAAthYAIBYAALgWACAXAAC3FgAgBvYKAAChEgAw9woAAIULABD4CgAAoRIAMPwKQAD7EAAhlgwBAPoQACGyDAEA-hAAIQMAAADyCgAgAwAAhAsAMBQAAIULACADAAAA8goAIAMAAPMKADAEAADvCgAgB_YKAACfEgAw9woAAIsLABD4CgAAnxIAMLELAQCFEQAhrwwBAMURACGwDEAAhhEAIbEMAACgEgAgAQAAAIgLACABAAAAiAsAIAb2CgAAnxIAMPcKAACLCwAQ-AoAAJ8SADCxCwEAhREAIa8MAQDFEQAhsAxAAIYRACEAAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACADAAAAiwsAIAMAAIwLADAEAACICwAgA7ELAQAAAAGvDAEAAAABsAxAAAAAAQEIAACQCwAgA7ELAQAAAAGvDAEAAAABsAxAAAAAAQEIAACSCwAwAQgAAJILADADsQsBAPoTACGvDAEA-hMAIbAMQAD7EwAhAgAAAIgLACAIAACVCwAgA7ELAQD6EwAhrwwBAPoTACGwDEAA-xMAIQIAAACLCwAgCAAAlwsAIAIAAACLCwAgCAAAlwsAIAMAAACICwAgDwAAkAsAIBAAAJULACABAAAAiAsAIAEAAACLCwAgAxUAALMWACAWAAC1FgAgFwAAtBYAIAb2CgAAnhIAMPcKAACeCwAQ-AoAAJ4SADCxCwEA-hAAIa8MAQDCEQAhsAxAAPsQACEDAAAAiwsAIAMAAJ0LADAUAACeCwAgAwAAAIsLACADAACMCwAwBAAAiAsAIBOpBwAAmxIAIPYKAACaEgAw9woAAKkLABD4CgAAmhIAMPkKAQAAAAGeDAEAhREAIZ8MAQCFEQAhoAxAAJoRACGhDAQAtREAIaIMBAC1EQAhowwAAJkSACCkDEAAhhEAIaUMAACZEgAgpgwBAJARACGnDAIAhBEAIagMEAC3EQAhqQwCAIQRACGqDEAAhhEAIasMQACaEQAhAQAAAKELACAHqAcAAJ0SACD2CgAAnBIAMPcKAACjCwAQ-AoAAJwSADD5CgQAtREAIZwMAQDFEQAhnQwAANERACABqAcAALIWACAHqAcAAJ0SACD2CgAAnBIAMPcKAACjCwAQ-AoAAJwSADD5CgQAAAABnAwBAMURACGdDAAA0REAIAMAAACjCwAgAwAApAsAMAQAAKULACABAAAAowsAIAEAAAChCwAgE6kHAACbEgAg9goAAJoSADD3CgAAqQsAEPgKAACaEgAw-QoBAMURACGeDAEAhREAIZ8MAQCFEQAhoAxAAJoRACGhDAQAtREAIaIMBAC1EQAhowwAAJkSACCkDEAAhhEAIaUMAACZEgAgpgwBAJARACGnDAIAhBEAIagMEAC3EQAhqQwCAIQRACGqDEAAhhEAIasMQACaEQAhBKkHAACxFgAgoAwAAP8TACCmDAAA_xMAIKsMAAD_EwAgAwAAAKkLACADAACqCwAwBAAAoQsAIAMAAACpCwAgAwAAqgsAMAQAAKELACADAAAAqQsAIAMAAKoLADAEAAChCwAgEKkHAACwFgAg-QoBAAAAAZ4MAQAAAAGfDAEAAAABoAxAAAAAAaEMBAAAAAGiDAQAAAABowwAAK4WACCkDEAAAAABpQwAAK8WACCmDAEAAAABpwwCAAAAAagMEAAAAAGpDAIAAAABqgxAAAAAAasMQAAAAAEBCAAArgsAIA_5CgEAAAABngwBAAAAAZ8MAQAAAAGgDEAAAAABoQwEAAAAAaIMBAAAAAGjDAAArhYAIKQMQAAAAAGlDAAArxYAIKYMAQAAAAGnDAIAAAABqAwQAAAAAakMAgAAAAGqDEAAAAABqwxAAAAAAQEIAACwCwAwAQgAALALADAQqQcAAKEWACD5CgEA-hMAIZ4MAQD6EwAhnwwBAPoTACGgDEAAihQAIaEMBACTFAAhogwEAJMUACGjDAAAnxYAIKQMQAD7EwAhpQwAAKAWACCmDAEAgxQAIacMAgD5EwAhqAwQAKYUACGpDAIA-RMAIaoMQAD7EwAhqwxAAIoUACECAAAAoQsAIAgAALMLACAP-QoBAPoTACGeDAEA-hMAIZ8MAQD6EwAhoAxAAIoUACGhDAQAkxQAIaIMBACTFAAhowwAAJ8WACCkDEAA-xMAIaUMAACgFgAgpgwBAIMUACGnDAIA-RMAIagMEACmFAAhqQwCAPkTACGqDEAA-xMAIasMQACKFAAhAgAAAKkLACAIAAC1CwAgAgAAAKkLACAIAAC1CwAgAwAAAKELACAPAACuCwAgEAAAswsAIAEAAAChCwAgAQAAAKkLACAIFQAAmhYAIBYAAJ0WACAXAACcFgAgOAAAmxYAIDkAAJ4WACCgDAAA_xMAIKYMAAD_EwAgqwwAAP8TACAS9goAAJgSADD3CgAAvAsAEPgKAACYEgAw-QoBAMIRACGeDAEA-hAAIZ8MAQD6EAAhoAxAAJMRACGhDAQAnREAIaIMBACdEQAhowwAAJkSACCkDEAA-xAAIaUMAACZEgAgpgwBAIsRACGnDAIA-RAAIagMEACuEQAhqQwCAPkQACGqDEAA-xAAIasMQACTEQAhAwAAAKkLACADAAC7CwAwFAAAvAsAIAMAAACpCwAgAwAAqgsAMAQAAKELACABAAAApQsAIAEAAAClCwAgAwAAAKMLACADAACkCwAwBAAApQsAIAMAAACjCwAgAwAApAsAMAQAAKULACADAAAAowsAIAMAAKQLADAEAAClCwAgBKgHAACZFgAg-QoEAAAAAZwMAQAAAAGdDIAAAAABAQgAAMQLACAD-QoEAAAAAZwMAQAAAAGdDIAAAAABAQgAAMYLADABCAAAxgsAMASoBwAAmBYAIPkKBACTFAAhnAwBAPoTACGdDIAAAAABAgAAAKULACAIAADJCwAgA_kKBACTFAAhnAwBAPoTACGdDIAAAAABAgAAAKMLACAIAADLCwAgAgAAAKMLACAIAADLCwAgAwAAAKULACAPAADECwAgEAAAyQsAIAEAAAClCwAgAQAAAKMLACAFFQAAkxYAIBYAAJYWACAXAACVFgAgOAAAlBYAIDkAAJcWACAG9goAAJcSADD3CgAA0gsAEPgKAACXEgAw-QoEAJ0RACGcDAEAwhEAIZ0MAADLEQAgAwAAAKMLACADAADRCwAwFAAA0gsAIAMAAACjCwAgAwAApAsAMAQAAKULACAMygcAAI4SACDQBwAAjxIAIPYKAACNEgAw9woAAN8LABD4CgAAjRIAMPwKQACGEQAhuwsBAAAAAY8MAQCFEQAhlgwBAAAAAZcMAQCQEQAhmAxAAJoRACGZDEAAmhEAIQEAAADVCwAgB_EEAACWEgAg9goAAJUSADD3CgAA1wsAEPgKAACVEgAwsQsBAIURACH4CwEAhREAIZMMQACGEQAhAfEEAACQFgAgCPEEAACWEgAg9goAAJUSADD3CgAA1wsAEPgKAACVEgAwsQsBAIURACH4CwEAhREAIZMMQACGEQAhmwwAAJQSACADAAAA1wsAIAMAANgLADAEAADZCwAgEvEEAACREgAgzAcAAIASACDOBwAAkhIAIM8HAACTEgAg9goAAJASADD3CgAA2wsAEPgKAACQEgAw-QoBAIURACH8CkAAhhEAIYoLQACaEQAh0wtAAJoRACHpCwEAkBEAIfgLAQCQEQAhjgwBAIURACGPDAEAhREAIZAMAQCQEQAhkQwgAMARACGSDEAAmhEAIQrxBAAAkBYAIMwHAACxFQAgzgcAAJEWACDPBwAAkhYAIIoLAAD_EwAg0wsAAP8TACDpCwAA_xMAIPgLAAD_EwAgkAwAAP8TACCSDAAA_xMAIBLxBAAAkRIAIMwHAACAEgAgzgcAAJISACDPBwAAkxIAIPYKAACQEgAw9woAANsLABD4CgAAkBIAMPkKAQAAAAH8CkAAhhEAIYoLQACaEQAh0wtAAJoRACHpCwEAAAAB-AsBAJARACGODAEAhREAIY8MAQCFEQAhkAwBAJARACGRDCAAwBEAIZIMQACaEQAhAwAAANsLACADAADcCwAwBAAA3QsAIAzKBwAAjhIAINAHAACPEgAg9goAAI0SADD3CgAA3wsAEPgKAACNEgAw_ApAAIYRACG7CwEAhREAIY8MAQCFEQAhlgwBAIURACGXDAEAkBEAIZgMQACaEQAhmQxAAJoRACEBAAAA3wsAIArLBwAAiBIAIM0HAACMEgAg9goAAIsSADD3CgAA4QsAEPgKAACLEgAw-QoBAIURACGcC0AAhhEAIfYLAQCFEQAhggwBAIURACGEDEAAmhEAIQPLBwAAjhYAIM0HAACPFgAghAwAAP8TACALywcAAIgSACDNBwAAjBIAIPYKAACLEgAw9woAAOELABD4CgAAixIAMPkKAQAAAAGcC0AAhhEAIfYLAQCFEQAhggwBAIURACGEDEAAmhEAIZoMAACKEgAgAwAAAOELACADAADiCwAwBAAA4wsAIAMAAADhCwAgAwAA4gsAMAQAAOMLACABAAAA4QsAIAfLBwAAiBIAIPYKAACJEgAw9woAAOcLABD4CgAAiRIAMPkKAQCFEQAhggwBAIURACGDDEAAhhEAIQHLBwAAjhYAIAfLBwAAiBIAIPYKAACJEgAw9woAAOcLABD4CgAAiRIAMPkKAQAAAAGCDAEAhREAIYMMQACGEQAhAwAAAOcLACADAADoCwAwBAAA6QsAIAvLBwAAiBIAIPYKAACHEgAw9woAAOsLABD4CgAAhxIAMLsLAQCFEQAh8QtAAIYRACGCDAEAhREAIYoMAQCFEQAhiwwQALcRACGMDAIAhBEAIY0MEAC3EQAhAcsHAACOFgAgC8sHAACIEgAg9goAAIcSADD3CgAA6wsAEPgKAACHEgAwuwsBAAAAAfELQACGEQAhggwBAIURACGKDAEAhREAIYsMEAC3EQAhjAwCAIQRACGNDBAAtxEAIQMAAADrCwAgAwAA7AsAMAQAAO0LACABAAAA4QsAIAEAAADnCwAgAQAAAOsLACABAAAA1wsAIAEAAADbCwAgAQAAANULACAFygcAAIwWACDQBwAAjRYAIJcMAAD_EwAgmAwAAP8TACCZDAAA_xMAIAMAAADfCwAgAwAA9QsAMAQAANULACADAAAA3wsAIAMAAPULADAEAADVCwAgAwAAAN8LACADAAD1CwAwBAAA1QsAIAnKBwAAihYAINAHAACLFgAg_ApAAAAAAbsLAQAAAAGPDAEAAAABlgwBAAAAAZcMAQAAAAGYDEAAAAABmQxAAAAAAQEIAAD5CwAgB_wKQAAAAAG7CwEAAAABjwwBAAAAAZYMAQAAAAGXDAEAAAABmAxAAAAAAZkMQAAAAAEBCAAA-wsAMAEIAAD7CwAwCcoHAADwFQAg0AcAAPEVACD8CkAA-xMAIbsLAQD6EwAhjwwBAPoTACGWDAEA-hMAIZcMAQCDFAAhmAxAAIoUACGZDEAAihQAIQIAAADVCwAgCAAA_gsAIAf8CkAA-xMAIbsLAQD6EwAhjwwBAPoTACGWDAEA-hMAIZcMAQCDFAAhmAxAAIoUACGZDEAAihQAIQIAAADfCwAgCAAAgAwAIAIAAADfCwAgCAAAgAwAIAMAAADVCwAgDwAA-QsAIBAAAP4LACABAAAA1QsAIAEAAADfCwAgBhUAAO0VACAWAADvFQAgFwAA7hUAIJcMAAD_EwAgmAwAAP8TACCZDAAA_xMAIAr2CgAAhhIAMPcKAACHDAAQ-AoAAIYSADD8CkAA-xAAIbsLAQD6EAAhjwwBAPoQACGWDAEA-hAAIZcMAQCLEQAhmAxAAJMRACGZDEAAkxEAIQMAAADfCwAgAwAAhgwAMBQAAIcMACADAAAA3wsAIAMAAPULADAEAADVCwAgB_YKAACFEgAw9woAAI0MABD4CgAAhRIAMPsKAQCFEQAh_ApAAIYRACGUDAEAAAABlQwBAIURACEBAAAAigwAIAEAAACKDAAgB_YKAACFEgAw9woAAI0MABD4CgAAhRIAMPsKAQCFEQAh_ApAAIYRACGUDAEAhREAIZUMAQCFEQAhAAMAAACNDAAgAwAAjgwAMAQAAIoMACADAAAAjQwAIAMAAI4MADAEAACKDAAgAwAAAI0MACADAACODAAwBAAAigwAIAT7CgEAAAAB_ApAAAAAAZQMAQAAAAGVDAEAAAABAQgAAJIMACAE-woBAAAAAfwKQAAAAAGUDAEAAAABlQwBAAAAAQEIAACUDAAwAQgAAJQMADAE-woBAPoTACH8CkAA-xMAIZQMAQD6EwAhlQwBAPoTACECAAAAigwAIAgAAJcMACAE-woBAPoTACH8CkAA-xMAIZQMAQD6EwAhlQwBAPoTACECAAAAjQwAIAgAAJkMACACAAAAjQwAIAgAAJkMACADAAAAigwAIA8AAJIMACAQAACXDAAgAQAAAIoMACABAAAAjQwAIAMVAADqFQAgFgAA7BUAIBcAAOsVACAH9goAAIQSADD3CgAAoAwAEPgKAACEEgAw-woBAPoQACH8CkAA-xAAIZQMAQD6EAAhlQwBAPoQACEDAAAAjQwAIAMAAJ8MADAUAACgDAAgAwAAAI0MACADAACODAAwBAAAigwAIAEAAADZCwAgAQAAANkLACADAAAA1wsAIAMAANgLADAEAADZCwAgAwAAANcLACADAADYCwAwBAAA2QsAIAMAAADXCwAgAwAA2AsAMAQAANkLACAE8QQAAOkVACCxCwEAAAAB-AsBAAAAAZMMQAAAAAEBCAAAqAwAIAOxCwEAAAAB-AsBAAAAAZMMQAAAAAEBCAAAqgwAMAEIAACqDAAwBPEEAADoFQAgsQsBAPoTACH4CwEA-hMAIZMMQAD7EwAhAgAAANkLACAIAACtDAAgA7ELAQD6EwAh-AsBAPoTACGTDEAA-xMAIQIAAADXCwAgCAAArwwAIAIAAADXCwAgCAAArwwAIAMAAADZCwAgDwAAqAwAIBAAAK0MACABAAAA2QsAIAEAAADXCwAgAxUAAOUVACAWAADnFQAgFwAA5hUAIAb2CgAAgxIAMPcKAAC2DAAQ-AoAAIMSADCxCwEA-hAAIfgLAQD6EAAhkwxAAPsQACEDAAAA1wsAIAMAALUMADAUAAC2DAAgAwAAANcLACADAADYCwAwBAAA2QsAIAEAAADdCwAgAQAAAN0LACADAAAA2wsAIAMAANwLADAEAADdCwAgAwAAANsLACADAADcCwAwBAAA3QsAIAMAAADbCwAgAwAA3AsAMAQAAN0LACAP8QQAAOEVACDMBwAA4hUAIM4HAADjFQAgzwcAAOQVACD5CgEAAAAB_ApAAAAAAYoLQAAAAAHTC0AAAAAB6QsBAAAAAfgLAQAAAAGODAEAAAABjwwBAAAAAZAMAQAAAAGRDCAAAAABkgxAAAAAAQEIAAC-DAAgC_kKAQAAAAH8CkAAAAABigtAAAAAAdMLQAAAAAHpCwEAAAAB-AsBAAAAAY4MAQAAAAGPDAEAAAABkAwBAAAAAZEMIAAAAAGSDEAAAAABAQgAAMAMADABCAAAwAwAMAEAAADfCwAgD_EEAAC8FQAgzAcAAL0VACDOBwAAvhUAIM8HAAC_FQAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAh0wtAAIoUACHpCwEAgxQAIfgLAQCDFAAhjgwBAPoTACGPDAEA-hMAIZAMAQCDFAAhkQwgAJ0UACGSDEAAihQAIQIAAADdCwAgCAAAxAwAIAv5CgEA-hMAIfwKQAD7EwAhigtAAIoUACHTC0AAihQAIekLAQCDFAAh-AsBAIMUACGODAEA-hMAIY8MAQD6EwAhkAwBAIMUACGRDCAAnRQAIZIMQACKFAAhAgAAANsLACAIAADGDAAgAgAAANsLACAIAADGDAAgAQAAAN8LACADAAAA3QsAIA8AAL4MACAQAADEDAAgAQAAAN0LACABAAAA2wsAIAkVAAC5FQAgFgAAuxUAIBcAALoVACCKCwAA_xMAINMLAAD_EwAg6QsAAP8TACD4CwAA_xMAIJAMAAD_EwAgkgwAAP8TACAO9goAAIISADD3CgAAzgwAEPgKAACCEgAw-QoBAPoQACH8CkAA-xAAIYoLQACTEQAh0wtAAJMRACHpCwEAixEAIfgLAQCLEQAhjgwBAPoQACGPDAEA-hAAIZAMAQCLEQAhkQwgAKkRACGSDEAAkxEAIQMAAADbCwAgAwAAzQwAMBQAAM4MACADAAAA2wsAIAMAANwLADAEAADdCwAgAQAAAO0LACABAAAA7QsAIAMAAADrCwAgAwAA7AsAMAQAAO0LACADAAAA6wsAIAMAAOwLADAEAADtCwAgAwAAAOsLACADAADsCwAwBAAA7QsAIAjLBwAAuBUAILsLAQAAAAHxC0AAAAABggwBAAAAAYoMAQAAAAGLDBAAAAABjAwCAAAAAY0MEAAAAAEBCAAA1gwAIAe7CwEAAAAB8QtAAAAAAYIMAQAAAAGKDAEAAAABiwwQAAAAAYwMAgAAAAGNDBAAAAABAQgAANgMADABCAAA2AwAMAjLBwAAtxUAILsLAQD6EwAh8QtAAPsTACGCDAEA-hMAIYoMAQD6EwAhiwwQAKYUACGMDAIA-RMAIY0MEACmFAAhAgAAAO0LACAIAADbDAAgB7sLAQD6EwAh8QtAAPsTACGCDAEA-hMAIYoMAQD6EwAhiwwQAKYUACGMDAIA-RMAIY0MEACmFAAhAgAAAOsLACAIAADdDAAgAgAAAOsLACAIAADdDAAgAwAAAO0LACAPAADWDAAgEAAA2wwAIAEAAADtCwAgAQAAAOsLACAFFQAAshUAIBYAALUVACAXAAC0FQAgOAAAsxUAIDkAALYVACAK9goAAIESADD3CgAA5AwAEPgKAACBEgAwuwsBAPoQACHxC0AA-xAAIYIMAQD6EAAhigwBAPoQACGLDBAArhEAIYwMAgD5EAAhjQwQAK4RACEDAAAA6wsAIAMAAOMMADAUAADkDAAgAwAAAOsLACADAADsCwAwBAAA7QsAIA_MBwAAgBIAIPYKAAD_EQAw9woAAOoMABD4CgAA_xEAMPkKAQAAAAGcC0AAhhEAIakLAQCQEQAh2wsCAIQRACH5CwEAhREAIfwLAQCFEQAhhQwBAIURACGGDAEAhREAIYcMAQCFEQAhiAwBAIURACGJDAEAhREAIQEAAADnDAAgAQAAAOcMACAPzAcAAIASACD2CgAA_xEAMPcKAADqDAAQ-AoAAP8RADD5CgEAhREAIZwLQACGEQAhqQsBAJARACHbCwIAhBEAIfkLAQCFEQAh_AsBAIURACGFDAEAhREAIYYMAQCFEQAhhwwBAIURACGIDAEAhREAIYkMAQCFEQAhAswHAACxFQAgqQsAAP8TACADAAAA6gwAIAMAAOsMADAEAADnDAAgAwAAAOoMACADAADrDAAwBAAA5wwAIAMAAADqDAAgAwAA6wwAMAQAAOcMACAMzAcAALAVACD5CgEAAAABnAtAAAAAAakLAQAAAAHbCwIAAAAB-QsBAAAAAfwLAQAAAAGFDAEAAAABhgwBAAAAAYcMAQAAAAGIDAEAAAABiQwBAAAAAQEIAADvDAAgC_kKAQAAAAGcC0AAAAABqQsBAAAAAdsLAgAAAAH5CwEAAAAB_AsBAAAAAYUMAQAAAAGGDAEAAAABhwwBAAAAAYgMAQAAAAGJDAEAAAABAQgAAPEMADABCAAA8QwAMAzMBwAAoxUAIPkKAQD6EwAhnAtAAPsTACGpCwEAgxQAIdsLAgD5EwAh-QsBAPoTACH8CwEA-hMAIYUMAQD6EwAhhgwBAPoTACGHDAEA-hMAIYgMAQD6EwAhiQwBAPoTACECAAAA5wwAIAgAAPQMACAL-QoBAPoTACGcC0AA-xMAIakLAQCDFAAh2wsCAPkTACH5CwEA-hMAIfwLAQD6EwAhhQwBAPoTACGGDAEA-hMAIYcMAQD6EwAhiAwBAPoTACGJDAEA-hMAIQIAAADqDAAgCAAA9gwAIAIAAADqDAAgCAAA9gwAIAMAAADnDAAgDwAA7wwAIBAAAPQMACABAAAA5wwAIAEAAADqDAAgBhUAAJ4VACAWAAChFQAgFwAAoBUAIDgAAJ8VACA5AACiFQAgqQsAAP8TACAO9goAAP4RADD3CgAA_QwAEPgKAAD-EQAw-QoBAPoQACGcC0AA-xAAIakLAQCLEQAh2wsCAPkQACH5CwEA-hAAIfwLAQD6EAAhhQwBAPoQACGGDAEA-hAAIYcMAQD6EAAhiAwBAPoQACGJDAEA-hAAIQMAAADqDAAgAwAA_AwAMBQAAP0MACADAAAA6gwAIAMAAOsMADAEAADnDAAgAQAAAOMLACABAAAA4wsAIAMAAADhCwAgAwAA4gsAMAQAAOMLACADAAAA4QsAIAMAAOILADAEAADjCwAgAwAAAOELACADAADiCwAwBAAA4wsAIAfLBwAAnBUAIM0HAACdFQAg-QoBAAAAAZwLQAAAAAH2CwEAAAABggwBAAAAAYQMQAAAAAEBCAAAhQ0AIAX5CgEAAAABnAtAAAAAAfYLAQAAAAGCDAEAAAABhAxAAAAAAQEIAACHDQAwAQgAAIcNADAHywcAAJoVACDNBwAAmxUAIPkKAQD6EwAhnAtAAPsTACH2CwEA-hMAIYIMAQD6EwAhhAxAAIoUACECAAAA4wsAIAgAAIoNACAF-QoBAPoTACGcC0AA-xMAIfYLAQD6EwAhggwBAPoTACGEDEAAihQAIQIAAADhCwAgCAAAjA0AIAIAAADhCwAgCAAAjA0AIAMAAADjCwAgDwAAhQ0AIBAAAIoNACABAAAA4wsAIAEAAADhCwAgBBUAAJcVACAWAACZFQAgFwAAmBUAIIQMAAD_EwAgCPYKAAD9EQAw9woAAJMNABD4CgAA_REAMPkKAQD6EAAhnAtAAPsQACH2CwEA-hAAIYIMAQD6EAAhhAxAAJMRACEDAAAA4QsAIAMAAJINADAUAACTDQAgAwAAAOELACADAADiCwAwBAAA4wsAIAEAAADpCwAgAQAAAOkLACADAAAA5wsAIAMAAOgLADAEAADpCwAgAwAAAOcLACADAADoCwAwBAAA6QsAIAMAAADnCwAgAwAA6AsAMAQAAOkLACAEywcAAJYVACD5CgEAAAABggwBAAAAAYMMQAAAAAEBCAAAmw0AIAP5CgEAAAABggwBAAAAAYMMQAAAAAEBCAAAnQ0AMAEIAACdDQAwBMsHAACVFQAg-QoBAPoTACGCDAEA-hMAIYMMQAD7EwAhAgAAAOkLACAIAACgDQAgA_kKAQD6EwAhggwBAPoTACGDDEAA-xMAIQIAAADnCwAgCAAAog0AIAIAAADnCwAgCAAAog0AIAMAAADpCwAgDwAAmw0AIBAAAKANACABAAAA6QsAIAEAAADnCwAgAxUAAJIVACAWAACUFQAgFwAAkxUAIAb2CgAA_BEAMPcKAACpDQAQ-AoAAPwRADD5CgEA-hAAIYIMAQD6EAAhgwxAAPsQACEDAAAA5wsAIAMAAKgNADAUAACpDQAgAwAAAOcLACADAADoCwAwBAAA6QsAIAf2CgAA-hEAMPcKAACvDQAQ-AoAAPoRADD-CwEAhREAIf8LQACGEQAhgAwCAIQRACGBDAAA-xEAIAEAAACsDQAgAQAAAKwNACAG9goAAPoRADD3CgAArw0AEPgKAAD6EQAw_gsBAIURACH_C0AAhhEAIYAMAgCEEQAhAAMAAACvDQAgAwAAsA0AMAQAAKwNACADAAAArw0AIAMAALANADAEAACsDQAgAwAAAK8NACADAACwDQAwBAAArA0AIAP-CwEAAAAB_wtAAAAAAYAMAgAAAAEBCAAAtA0AIAP-CwEAAAAB_wtAAAAAAYAMAgAAAAEBCAAAtg0AMAEIAAC2DQAwA_4LAQD6EwAh_wtAAPsTACGADAIA-RMAIQIAAACsDQAgCAAAuQ0AIAP-CwEA-hMAIf8LQAD7EwAhgAwCAPkTACECAAAArw0AIAgAALsNACACAAAArw0AIAgAALsNACADAAAArA0AIA8AALQNACAQAAC5DQAgAQAAAKwNACABAAAArw0AIAUVAACNFQAgFgAAkBUAIBcAAI8VACA4AACOFQAgOQAAkRUAIAb2CgAA-REAMPcKAADCDQAQ-AoAAPkRADD-CwEA-hAAIf8LQAD7EAAhgAwCAPkQACEDAAAArw0AIAMAAMENADAUAADCDQAgAwAAAK8NACADAACwDQAwBAAArA0AIBDhCAAA9REAIPYKAAD0EQAw9woAAM0NABD4CgAA9BEAMPkKAQAAAAH8CkAAhhEAIakLAQCQEQAhsAsBAIURACGxCwEAkBEAIbsLAQAAAAHbCwIAhBEAIfgLAQCQEQAh-QsBAIURACH6CwEAhREAIfsLAQCFEQAh_AsBAIURACEBAAAAxQ0AIAvNBwAA-BEAIPYKAAD3EQAw9woAAMcNABD4CgAA9xEAMJALAQCFEQAhlAsCAIQRACGVC0AAmhEAIekLAQCFEQAh9AtAAJoRACH2CwEAhREAIfcLAQCQEQAhBM0HAACMFQAglQsAAP8TACD0CwAA_xMAIPcLAAD_EwAgDM0HAAD4EQAg9goAAPcRADD3CgAAxw0AEPgKAAD3EQAwkAsBAIURACGUCwIAhBEAIZULQACaEQAh6QsBAIURACH0C0AAmhEAIfYLAQCFEQAh9wsBAJARACH9CwAA9hEAIAMAAADHDQAgAwAAyA0AMAQAAMkNACABAAAAxw0AIAEAAADFDQAgEOEIAAD1EQAg9goAAPQRADD3CgAAzQ0AEPgKAAD0EQAw-QoBAIURACH8CkAAhhEAIakLAQCQEQAhsAsBAIURACGxCwEAkBEAIbsLAQCQEQAh2wsCAIQRACH4CwEAkBEAIfkLAQCFEQAh-gsBAIURACH7CwEAhREAIfwLAQCFEQAhBeEIAACLFQAgqQsAAP8TACCxCwAA_xMAILsLAAD_EwAg-AsAAP8TACADAAAAzQ0AIAMAAM4NADAEAADFDQAgAwAAAM0NACADAADODQAwBAAAxQ0AIAMAAADNDQAgAwAAzg0AMAQAAMUNACAN4QgAAIoVACD5CgEAAAAB_ApAAAAAAakLAQAAAAGwCwEAAAABsQsBAAAAAbsLAQAAAAHbCwIAAAAB-AsBAAAAAfkLAQAAAAH6CwEAAAAB-wsBAAAAAfwLAQAAAAEBCAAA0g0AIAz5CgEAAAAB_ApAAAAAAakLAQAAAAGwCwEAAAABsQsBAAAAAbsLAQAAAAHbCwIAAAAB-AsBAAAAAfkLAQAAAAH6CwEAAAAB-wsBAAAAAfwLAQAAAAEBCAAA1A0AMAEIAADUDQAwDeEIAAD9FAAg-QoBAPoTACH8CkAA-xMAIakLAQCDFAAhsAsBAPoTACGxCwEAgxQAIbsLAQCDFAAh2wsCAPkTACH4CwEAgxQAIfkLAQD6EwAh-gsBAPoTACH7CwEA-hMAIfwLAQD6EwAhAgAAAMUNACAIAADXDQAgDPkKAQD6EwAh_ApAAPsTACGpCwEAgxQAIbALAQD6EwAhsQsBAIMUACG7CwEAgxQAIdsLAgD5EwAh-AsBAIMUACH5CwEA-hMAIfoLAQD6EwAh-wsBAPoTACH8CwEA-hMAIQIAAADNDQAgCAAA2Q0AIAIAAADNDQAgCAAA2Q0AIAMAAADFDQAgDwAA0g0AIBAAANcNACABAAAAxQ0AIAEAAADNDQAgCRUAAPgUACAWAAD7FAAgFwAA-hQAIDgAAPkUACA5AAD8FAAgqQsAAP8TACCxCwAA_xMAILsLAAD_EwAg-AsAAP8TACAP9goAAPMRADD3CgAA4A0AEPgKAADzEQAw-QoBAPoQACH8CkAA-xAAIakLAQCLEQAhsAsBAPoQACGxCwEAixEAIbsLAQCLEQAh2wsCAPkQACH4CwEAixEAIfkLAQD6EAAh-gsBAPoQACH7CwEA-hAAIfwLAQD6EAAhAwAAAM0NACADAADfDQAwFAAA4A0AIAMAAADNDQAgAwAAzg0AMAQAAMUNACABAAAAyQ0AIAEAAADJDQAgAwAAAMcNACADAADIDQAwBAAAyQ0AIAMAAADHDQAgAwAAyA0AMAQAAMkNACADAAAAxw0AIAMAAMgNADAEAADJDQAgCM0HAAD3FAAgkAsBAAAAAZQLAgAAAAGVC0AAAAAB6QsBAAAAAfQLQAAAAAH2CwEAAAAB9wsBAAAAAQEIAADoDQAgB5ALAQAAAAGUCwIAAAABlQtAAAAAAekLAQAAAAH0C0AAAAAB9gsBAAAAAfcLAQAAAAEBCAAA6g0AMAEIAADqDQAwCM0HAAD2FAAgkAsBAPoTACGUCwIA-RMAIZULQACKFAAh6QsBAPoTACH0C0AAihQAIfYLAQD6EwAh9wsBAIMUACECAAAAyQ0AIAgAAO0NACAHkAsBAPoTACGUCwIA-RMAIZULQACKFAAh6QsBAPoTACH0C0AAihQAIfYLAQD6EwAh9wsBAIMUACECAAAAxw0AIAgAAO8NACACAAAAxw0AIAgAAO8NACADAAAAyQ0AIA8AAOgNACAQAADtDQAgAQAAAMkNACABAAAAxw0AIAgVAADxFAAgFgAA9BQAIBcAAPMUACA4AADyFAAgOQAA9RQAIJULAAD_EwAg9AsAAP8TACD3CwAA_xMAIAr2CgAA8hEAMPcKAAD2DQAQ-AoAAPIRADCQCwEA-hAAIZQLAgD5EAAhlQtAAJMRACHpCwEA-hAAIfQLQACTEQAh9gsBAPoQACH3CwEAixEAIQMAAADHDQAgAwAA9Q0AMBQAAPYNACADAAAAxw0AIAMAAMgNADAEAADJDQAgHvYKAADuEQAw9woAAPwNABD4CgAA7hEAMPkKAQAAAAH8CkAAhhEAIZALAADvEeMLIrELAQCFEQAhuwsBAAAAAdYLAQCFEQAh2wsBAJARACHdC0AAmhEAIeALQACaEQAh5AsAAPAR5Asi5QsBAJARACHmCxAAtxEAIecLEADxEQAh6AsBAJARACHpCwAAvBEAIOoLAQCQEQAh6wsBAJARACHsCwEAkBEAIe0LAQCQEQAh7gsBAJARACHvCwAAvBEAIPALAQCQEQAh8QtAAJoRACHyC0AAmhEAIfMLQACGEQAh9AtAAJoRACH1C0AAmhEAIQEAAAD5DQAgAQAAAPkNACAe9goAAO4RADD3CgAA_A0AEPgKAADuEQAw-QoBAMURACH8CkAAhhEAIZALAADvEeMLIrELAQCFEQAhuwsBAIURACHWCwEAhREAIdsLAQCQEQAh3QtAAJoRACHgC0AAmhEAIeQLAADwEeQLIuULAQCQEQAh5gsQALcRACHnCxAA8REAIegLAQCQEQAh6QsAALwRACDqCwEAkBEAIesLAQCQEQAh7AsBAJARACHtCwEAkBEAIe4LAQCQEQAh7wsAALwRACDwCwEAkBEAIfELQACaEQAh8gtAAJoRACHzC0AAhhEAIfQLQACaEQAh9QtAAJoRACES2wsAAP8TACDdCwAA_xMAIOALAAD_EwAg5QsAAP8TACDnCwAA_xMAIOgLAAD_EwAg6QsAAP8TACDqCwAA_xMAIOsLAAD_EwAg7AsAAP8TACDtCwAA_xMAIO4LAAD_EwAg7wsAAP8TACDwCwAA_xMAIPELAAD_EwAg8gsAAP8TACD0CwAA_xMAIPULAAD_EwAgAwAAAPwNACADAAD9DQAwBAAA-Q0AIAMAAAD8DQAgAwAA_Q0AMAQAAPkNACADAAAA_A0AIAMAAP0NADAEAAD5DQAgG_kKAQAAAAH8CkAAAAABkAsAAADjCwKxCwEAAAABuwsBAAAAAdYLAQAAAAHbCwEAAAAB3QtAAAAAAeALQAAAAAHkCwAAAOQLAuULAQAAAAHmCxAAAAAB5wsQAAAAAegLAQAAAAHpC4AAAAAB6gsBAAAAAesLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAQAAAAHvC4AAAAAB8AsBAAAAAfELQAAAAAHyC0AAAAAB8wtAAAAAAfQLQAAAAAH1C0AAAAABAQgAAIEOACAb-QoBAAAAAfwKQAAAAAGQCwAAAOMLArELAQAAAAG7CwEAAAAB1gsBAAAAAdsLAQAAAAHdC0AAAAAB4AtAAAAAAeQLAAAA5AsC5QsBAAAAAeYLEAAAAAHnCxAAAAAB6AsBAAAAAekLgAAAAAHqCwEAAAAB6wsBAAAAAewLAQAAAAHtCwEAAAAB7gsBAAAAAe8LgAAAAAHwCwEAAAAB8QtAAAAAAfILQAAAAAHzC0AAAAAB9AtAAAAAAfULQAAAAAEBCAAAgw4AMAEIAACDDgAwG_kKAQD6EwAh_ApAAPsTACGQCwAA7hTjCyKxCwEA-hMAIbsLAQD6EwAh1gsBAPoTACHbCwEAgxQAId0LQACKFAAh4AtAAIoUACHkCwAA7xTkCyLlCwEAgxQAIeYLEACmFAAh5wsQAPAUACHoCwEAgxQAIekLgAAAAAHqCwEAgxQAIesLAQCDFAAh7AsBAIMUACHtCwEAgxQAIe4LAQCDFAAh7wuAAAAAAfALAQCDFAAh8QtAAIoUACHyC0AAihQAIfMLQAD7EwAh9AtAAIoUACH1C0AAihQAIQIAAAD5DQAgCAAAhg4AIBv5CgEA-hMAIfwKQAD7EwAhkAsAAO4U4wsisQsBAPoTACG7CwEA-hMAIdYLAQD6EwAh2wsBAIMUACHdC0AAihQAIeALQACKFAAh5AsAAO8U5Asi5QsBAIMUACHmCxAAphQAIecLEADwFAAh6AsBAIMUACHpC4AAAAAB6gsBAIMUACHrCwEAgxQAIewLAQCDFAAh7QsBAIMUACHuCwEAgxQAIe8LgAAAAAHwCwEAgxQAIfELQACKFAAh8gtAAIoUACHzC0AA-xMAIfQLQACKFAAh9QtAAIoUACECAAAA_A0AIAgAAIgOACACAAAA_A0AIAgAAIgOACADAAAA-Q0AIA8AAIEOACAQAACGDgAgAQAAAPkNACABAAAA_A0AIBcVAADpFAAgFgAA7BQAIBcAAOsUACA4AADqFAAgOQAA7RQAINsLAAD_EwAg3QsAAP8TACDgCwAA_xMAIOULAAD_EwAg5wsAAP8TACDoCwAA_xMAIOkLAAD_EwAg6gsAAP8TACDrCwAA_xMAIOwLAAD_EwAg7QsAAP8TACDuCwAA_xMAIO8LAAD_EwAg8AsAAP8TACDxCwAA_xMAIPILAAD_EwAg9AsAAP8TACD1CwAA_xMAIB72CgAA5BEAMPcKAACPDgAQ-AoAAOQRADD5CgEAwhEAIfwKQAD7EAAhkAsAAOUR4wsisQsBAPoQACG7CwEA-hAAIdYLAQD6EAAh2wsBAIsRACHdC0AAkxEAIeALQACTEQAh5AsAAOYR5Asi5QsBAIsRACHmCxAArhEAIecLEADnEQAh6AsBAIsRACHpCwAAnhEAIOoLAQCLEQAh6wsBAIsRACHsCwEAixEAIe0LAQCLEQAh7gsBAIsRACHvCwAAnhEAIPALAQCLEQAh8QtAAJMRACHyC0AAkxEAIfMLQAD7EAAh9AtAAJMRACH1C0AAkxEAIQMAAAD8DQAgAwAAjg4AMBQAAI8OACADAAAA_A0AIAMAAP0NADAEAAD5DQAgCfYKAADhEQAw9woAAJUOABD4CgAA4REAMPwKQACGEQAhsAsAAOIR4Asi1QsBAMURACHdC0AAmhEAIeALQACaEQAh4QsAAOMRACABAAAAkg4AIAEAAACSDgAgCPYKAADhEQAw9woAAJUOABD4CgAA4REAMPwKQACGEQAhsAsAAOIR4Asi1QsBAMURACHdC0AAmhEAIeALQACaEQAhAt0LAAD_EwAg4AsAAP8TACADAAAAlQ4AIAMAAJYOADAEAACSDgAgAwAAAJUOACADAACWDgAwBAAAkg4AIAMAAACVDgAgAwAAlg4AMAQAAJIOACAF_ApAAAAAAbALAAAA4AsC1QsBAAAAAd0LQAAAAAHgC0AAAAABAQgAAJoOACAF_ApAAAAAAbALAAAA4AsC1QsBAAAAAd0LQAAAAAHgC0AAAAABAQgAAJwOADABCAAAnA4AMAX8CkAA-xMAIbALAADoFOALItULAQD6EwAh3QtAAIoUACHgC0AAihQAIQIAAACSDgAgCAAAnw4AIAX8CkAA-xMAIbALAADoFOALItULAQD6EwAh3QtAAIoUACHgC0AAihQAIQIAAACVDgAgCAAAoQ4AIAIAAACVDgAgCAAAoQ4AIAMAAACSDgAgDwAAmg4AIBAAAJ8OACABAAAAkg4AIAEAAACVDgAgBRUAAOUUACAWAADnFAAgFwAA5hQAIN0LAAD_EwAg4AsAAP8TACAI9goAAN0RADD3CgAAqA4AEPgKAADdEQAw_ApAAPsQACGwCwAA3hHgCyLVCwEAwhEAId0LQACTEQAh4AtAAJMRACEDAAAAlQ4AIAMAAKcOADAUAACoDgAgAwAAAJUOACADAACWDgAwBAAAkg4AIAn2CgAA3BEAMPcKAACuDgAQ-AoAANwRADD5CgEAAAAB_ApAAIYRACHSCwAA0REAINwLAQAAAAHdC0AAmhEAId4LQACaEQAhAQAAAKsOACABAAAAqw4AIAn2CgAA3BEAMPcKAACuDgAQ-AoAANwRADD5CgEAhREAIfwKQACGEQAh0gsAANERACDcCwEAhREAId0LQACaEQAh3gtAAJoRACEC3QsAAP8TACDeCwAA_xMAIAMAAACuDgAgAwAArw4AMAQAAKsOACADAAAArg4AIAMAAK8OADAEAACrDgAgAwAAAK4OACADAACvDgAwBAAAqw4AIAb5CgEAAAAB_ApAAAAAAdILgAAAAAHcCwEAAAAB3QtAAAAAAd4LQAAAAAEBCAAAsw4AIAb5CgEAAAAB_ApAAAAAAdILgAAAAAHcCwEAAAAB3QtAAAAAAd4LQAAAAAEBCAAAtQ4AMAEIAAC1DgAwBvkKAQD6EwAh_ApAAPsTACHSC4AAAAAB3AsBAPoTACHdC0AAihQAId4LQACKFAAhAgAAAKsOACAIAAC4DgAgBvkKAQD6EwAh_ApAAPsTACHSC4AAAAAB3AsBAPoTACHdC0AAihQAId4LQACKFAAhAgAAAK4OACAIAAC6DgAgAgAAAK4OACAIAAC6DgAgAwAAAKsOACAPAACzDgAgEAAAuA4AIAEAAACrDgAgAQAAAK4OACAFFQAA4hQAIBYAAOQUACAXAADjFAAg3QsAAP8TACDeCwAA_xMAIAn2CgAA2xEAMPcKAADBDgAQ-AoAANsRADD5CgEA-hAAIfwKQAD7EAAh0gsAAMsRACDcCwEA-hAAId0LQACTEQAh3gtAAJMRACEDAAAArg4AIAMAAMAOADAUAADBDgAgAwAAAK4OACADAACvDgAwBAAAqw4AIA72CgAA2hEAMPcKAADHDgAQ-AoAANoRADD5CgEAAAAB_ApAAIYRACGKC0AAhhEAIakLAQCFEQAhsQsBAIURACGyCwEAhREAIbQLAQCFEQAh2AsCAIQRACHZC0AAhhEAIdoLQACaEQAh2wsCAL0RACEBAAAAxA4AIAEAAADEDgAgDvYKAADaEQAw9woAAMcOABD4CgAA2hEAMPkKAQCFEQAh_ApAAIYRACGKC0AAhhEAIakLAQCFEQAhsQsBAIURACGyCwEAhREAIbQLAQCFEQAh2AsCAIQRACHZC0AAhhEAIdoLQACaEQAh2wsCAL0RACEC2gsAAP8TACDbCwAA_xMAIAMAAADHDgAgAwAAyA4AMAQAAMQOACADAAAAxw4AIAMAAMgOADAEAADEDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIAv5CgEAAAAB_ApAAAAAAYoLQAAAAAGpCwEAAAABsQsBAAAAAbILAQAAAAG0CwEAAAAB2AsCAAAAAdkLQAAAAAHaC0AAAAAB2wsCAAAAAQEIAADMDgAgC_kKAQAAAAH8CkAAAAABigtAAAAAAakLAQAAAAGxCwEAAAABsgsBAAAAAbQLAQAAAAHYCwIAAAAB2QtAAAAAAdoLQAAAAAHbCwIAAAABAQgAAM4OADABCAAAzg4AMAv5CgEA-hMAIfwKQAD7EwAhigtAAPsTACGpCwEA-hMAIbELAQD6EwAhsgsBAPoTACG0CwEA-hMAIdgLAgD5EwAh2QtAAPsTACHaC0AAihQAIdsLAgCUFAAhAgAAAMQOACAIAADRDgAgC_kKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQD6EwAhsQsBAPoTACGyCwEA-hMAIbQLAQD6EwAh2AsCAPkTACHZC0AA-xMAIdoLQACKFAAh2wsCAJQUACECAAAAxw4AIAgAANMOACACAAAAxw4AIAgAANMOACADAAAAxA4AIA8AAMwOACAQAADRDgAgAQAAAMQOACABAAAAxw4AIAcVAADdFAAgFgAA4BQAIBcAAN8UACA4AADeFAAgOQAA4RQAINoLAAD_EwAg2wsAAP8TACAO9goAANkRADD3CgAA2g4AEPgKAADZEQAw-QoBAPoQACH8CkAA-xAAIYoLQAD7EAAhqQsBAPoQACGxCwEA-hAAIbILAQD6EAAhtAsBAPoQACHYCwIA-RAAIdkLQAD7EAAh2gtAAJMRACHbCwIAnxEAIQMAAADHDgAgAwAA2Q4AMBQAANoOACADAAAAxw4AIAMAAMgOADAEAADEDgAgDfYKAADWEQAw9woAAOAOABD4CgAA1hEAMPwKQACGEQAhkAsAANcR1QsisAsAANAR0QsisQsBAIURACG7CwEAAAAB0gsAANERACDTC0AAmhEAIdULAQCFEQAh1gsBAIURACHXCwAA2BEAIAEAAADdDgAgAQAAAN0OACAM9goAANYRADD3CgAA4A4AEPgKAADWEQAw_ApAAIYRACGQCwAA1xHVCyKwCwAA0BHRCyKxCwEAhREAIbsLAQCFEQAh0gsAANERACDTC0AAmhEAIdULAQCFEQAh1gsBAIURACEB0wsAAP8TACADAAAA4A4AIAMAAOEOADAEAADdDgAgAwAAAOAOACADAADhDgAwBAAA3Q4AIAMAAADgDgAgAwAA4Q4AMAQAAN0OACAJ_ApAAAAAAZALAAAA1QsCsAsAAADRCwKxCwEAAAABuwsBAAAAAdILgAAAAAHTC0AAAAAB1QsBAAAAAdYLAQAAAAEBCAAA5Q4AIAn8CkAAAAABkAsAAADVCwKwCwAAANELArELAQAAAAG7CwEAAAAB0guAAAAAAdMLQAAAAAHVCwEAAAAB1gsBAAAAAQEIAADnDgAwAQgAAOcOADAJ_ApAAPsTACGQCwAA3BTVCyKwCwAA2BTRCyKxCwEA-hMAIbsLAQD6EwAh0guAAAAAAdMLQACKFAAh1QsBAPoTACHWCwEA-hMAIQIAAADdDgAgCAAA6g4AIAn8CkAA-xMAIZALAADcFNULIrALAADYFNELIrELAQD6EwAhuwsBAPoTACHSC4AAAAAB0wtAAIoUACHVCwEA-hMAIdYLAQD6EwAhAgAAAOAOACAIAADsDgAgAgAAAOAOACAIAADsDgAgAwAAAN0OACAPAADlDgAgEAAA6g4AIAEAAADdDgAgAQAAAOAOACAEFQAA2RQAIBYAANsUACAXAADaFAAg0wsAAP8TACAM9goAANIRADD3CgAA8w4AEPgKAADSEQAw_ApAAPsQACGQCwAA0xHVCyKwCwAAyhHRCyKxCwEA-hAAIbsLAQD6EAAh0gsAAMsRACDTC0AAkxEAIdULAQD6EAAh1gsBAPoQACEDAAAA4A4AIAMAAPIOADAUAADzDgAgAwAAAOAOACADAADhDgAwBAAA3Q4AIAn2CgAAzxEAMPcKAAD5DgAQ-AoAAM8RADD5CgEAAAAB_ApAAIYRACGwCwAA0BHRCyLRCwEAAAAB0gsAANERACDTC0AAmhEAIQEAAAD2DgAgAQAAAPYOACAJ9goAAM8RADD3CgAA-Q4AEPgKAADPEQAw-QoBAIURACH8CkAAhhEAIbALAADQEdELItELAQCQEQAh0gsAANERACDTC0AAmhEAIQLRCwAA_xMAINMLAAD_EwAgAwAAAPkOACADAAD6DgAwBAAA9g4AIAMAAAD5DgAgAwAA-g4AMAQAAPYOACADAAAA-Q4AIAMAAPoOADAEAAD2DgAgBvkKAQAAAAH8CkAAAAABsAsAAADRCwLRCwEAAAAB0guAAAAAAdMLQAAAAAEBCAAA_g4AIAb5CgEAAAAB_ApAAAAAAbALAAAA0QsC0QsBAAAAAdILgAAAAAHTC0AAAAABAQgAAIAPADABCAAAgA8AMAb5CgEA-hMAIfwKQAD7EwAhsAsAANgU0Qsi0QsBAIMUACHSC4AAAAAB0wtAAIoUACECAAAA9g4AIAgAAIMPACAG-QoBAPoTACH8CkAA-xMAIbALAADYFNELItELAQCDFAAh0guAAAAAAdMLQACKFAAhAgAAAPkOACAIAACFDwAgAgAAAPkOACAIAACFDwAgAwAAAPYOACAPAAD-DgAgEAAAgw8AIAEAAAD2DgAgAQAAAPkOACAFFQAA1RQAIBYAANcUACAXAADWFAAg0QsAAP8TACDTCwAA_xMAIAn2CgAAyREAMPcKAACMDwAQ-AoAAMkRADD5CgEA-hAAIfwKQAD7EAAhsAsAAMoR0Qsi0QsBAIsRACHSCwAAyxEAINMLQACTEQAhAwAAAPkOACADAACLDwAwFAAAjA8AIAMAAAD5DgAgAwAA-g4AMAQAAPYOACAF9goAAMgRADD3CgAAkg8AEPgKAADIEQAwzgsBAAAAAc8LAQAAAAEBAAAAjw8AIAEAAACPDwAgBfYKAADIEQAw9woAAJIPABD4CgAAyBEAMM4LAQCFEQAhzwsBAIURACEAAwAAAJIPACADAACTDwAwBAAAjw8AIAMAAACSDwAgAwAAkw8AMAQAAI8PACADAAAAkg8AIAMAAJMPADAEAACPDwAgAs4LAQAAAAHPCwEAAAABAQgAAJcPACACzgsBAAAAAc8LAQAAAAEBCAAAmQ8AMAEIAACZDwAwAs4LAQD6EwAhzwsBAPoTACECAAAAjw8AIAgAAJwPACACzgsBAPoTACHPCwEA-hMAIQIAAACSDwAgCAAAng8AIAIAAACSDwAgCAAAng8AIAMAAACPDwAgDwAAlw8AIBAAAJwPACABAAAAjw8AIAEAAACSDwAgAxUAANIUACAWAADUFAAgFwAA0xQAIAX2CgAAxxEAMPcKAAClDwAQ-AoAAMcRADDOCwEA-hAAIc8LAQD6EAAhAwAAAJIPACADAACkDwAwFAAApQ8AIAMAAACSDwAgAwAAkw8AMAQAAI8PACASnwMBAIURACH2CgAAxBEAMPcKAACrDwAQ-AoAAMQRADD5CgEAAAAB_ApAAIYRACGxCwEAhREAIbsLAQAAAAHECwEAhREAIcULAQCFEQAhxgsBAIURACHHCwEAhREAIcgLAQCFEQAhyQtAAIYRACHKC0AAhhEAIcsLAgC9EQAhzAsCAL0RACHNCwEAkBEAIQEAAACoDwAgAQAAAKgPACASnwMBAIURACH2CgAAxBEAMPcKAACrDwAQ-AoAAMQRADD5CgEAxREAIfwKQACGEQAhsQsBAIURACG7CwEAhREAIcQLAQCFEQAhxQsBAIURACHGCwEAhREAIccLAQCFEQAhyAsBAIURACHJC0AAhhEAIcoLQACGEQAhywsCAL0RACHMCwIAvREAIc0LAQCQEQAhA8sLAAD_EwAgzAsAAP8TACDNCwAA_xMAIAMAAACrDwAgAwAArA8AMAQAAKgPACADAAAAqw8AIAMAAKwPADAEAACoDwAgAwAAAKsPACADAACsDwAwBAAAqA8AIA-fAwEAAAAB-QoBAAAAAfwKQAAAAAGxCwEAAAABuwsBAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLAQAAAAHICwEAAAAByQtAAAAAAcoLQAAAAAHLCwIAAAABzAsCAAAAAc0LAQAAAAEBCAAAsA8AIA-fAwEAAAAB-QoBAAAAAfwKQAAAAAGxCwEAAAABuwsBAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLAQAAAAHICwEAAAAByQtAAAAAAcoLQAAAAAHLCwIAAAABzAsCAAAAAc0LAQAAAAEBCAAAsg8AMAEIAACyDwAwD58DAQD6EwAh-QoBAPoTACH8CkAA-xMAIbELAQD6EwAhuwsBAPoTACHECwEA-hMAIcULAQD6EwAhxgsBAPoTACHHCwEA-hMAIcgLAQD6EwAhyQtAAPsTACHKC0AA-xMAIcsLAgCUFAAhzAsCAJQUACHNCwEAgxQAIQIAAACoDwAgCAAAtQ8AIA-fAwEA-hMAIfkKAQD6EwAh_ApAAPsTACGxCwEA-hMAIbsLAQD6EwAhxAsBAPoTACHFCwEA-hMAIcYLAQD6EwAhxwsBAPoTACHICwEA-hMAIckLQAD7EwAhygtAAPsTACHLCwIAlBQAIcwLAgCUFAAhzQsBAIMUACECAAAAqw8AIAgAALcPACACAAAAqw8AIAgAALcPACADAAAAqA8AIA8AALAPACAQAAC1DwAgAQAAAKgPACABAAAAqw8AIAgVAADNFAAgFgAA0BQAIBcAAM8UACA4AADOFAAgOQAA0RQAIMsLAAD_EwAgzAsAAP8TACDNCwAA_xMAIBKfAwEA-hAAIfYKAADBEQAw9woAAL4PABD4CgAAwREAMPkKAQDCEQAh_ApAAPsQACGxCwEA-hAAIbsLAQD6EAAhxAsBAPoQACHFCwEA-hAAIcYLAQD6EAAhxwsBAPoQACHICwEA-hAAIckLQAD7EAAhygtAAPsQACHLCwIAnxEAIcwLAgCfEQAhzQsBAIsRACEDAAAAqw8AIAMAAL0PADAUAAC-DwAgAwAAAKsPACADAACsDwAwBAAAqA8AIBuDCgAAuBEAIIQKAAC5EQAghQoAALoRACD2CgAAsxEAMPcKAADNDwAQ-AoAALMRADD5CgEAAAAB_ApAAIYRACGKC0AAhhEAIakLAQCQEQAhsAsAALQRsAsisQsBAIURACGyCwEAhREAIbMLAQCFEQAhtAsBAIURACG1CwEAhREAIbYLBAC1EQAhtwsEALYRACG4CwEAkBEAIbkLEAC3EQAhugsBAJARACG7CwEAAAABvAsBAJARACG9C0AAmhEAIb4LQACaEQAhvwsCAIQRACHAC0AAmhEAIQEAAADBDwAgDoIKAAC-EQAg9goAAL8RADD3CgAAww8AEPgKAAC_EQAw_ApAAIYRACGKC0AAhhEAIY4LAQCFEQAhqAsBAIURACGpCwEAhREAIaoLBAC2EQAhqwtAAJoRACGsCwEAkBEAIa0LQACaEQAhrgsgAMARACEFggoAAI0UACCqCwAA_xMAIKsLAAD_EwAgrAsAAP8TACCtCwAA_xMAIA6CCgAAvhEAIPYKAAC_EQAw9woAAMMPABD4CgAAvxEAMPwKQACGEQAhigtAAIYRACGOCwEAhREAIagLAQAAAAGpCwEAAAABqgsEALYRACGrC0AAmhEAIawLAQCQEQAhrQtAAJoRACGuCyAAwBEAIQMAAADDDwAgAwAAxA8AMAQAAMUPACASggoAAL4RACD2CgAAuxEAMPcKAADHDwAQ-AoAALsRADD5CgQAtREAIY4LAQCFEQAhlgsBAJARACGXCwQAtREAIZgLAAC8EQAgmQsBAJARACGaCwIAvREAIZsLBAC2EQAhnAtAAIYRACGdC0AAmhEAIZ4LQACaEQAhnwsBAJARACGgCwEAkBEAIaELQACaEQAhC4IKAACNFAAglgsAAP8TACCYCwAA_xMAIJkLAAD_EwAgmgsAAP8TACCbCwAA_xMAIJ0LAAD_EwAgngsAAP8TACCfCwAA_xMAIKALAAD_EwAgoQsAAP8TACASggoAAL4RACD2CgAAuxEAMPcKAADHDwAQ-AoAALsRADD5CgQAAAABjgsBAIURACGWCwEAAAABlwsEALURACGYCwAAvBEAIJkLAQAAAAGaCwIAvREAIZsLBAC2EQAhnAtAAIYRACGdC0AAmhEAIZ4LQACaEQAhnwsBAJARACGgCwEAkBEAIaELQACaEQAhAwAAAMcPACADAADIDwAwBAAAyQ8AIBCCCgAAmxEAIPYKAACYEQAw9woAAMsPABD4CgAAmBEAMPkKAQCFEQAh-goBAJARACH7CgEAkBEAIfwKQACGEQAhhwsBAIURACGOCwEAkBEAIZALAACZEZALIpELAQCQEQAhkgtAAJoRACGTC0AAmhEAIZQLAgCEEQAhlQtAAJoRACEBAAAAyw8AIBuDCgAAuBEAIIQKAAC5EQAghQoAALoRACD2CgAAsxEAMPcKAADNDwAQ-AoAALMRADD5CgEAhREAIfwKQACGEQAhigtAAIYRACGpCwEAkBEAIbALAAC0EbALIrELAQCFEQAhsgsBAIURACGzCwEAhREAIbQLAQCFEQAhtQsBAIURACG2CwQAtREAIbcLBAC2EQAhuAsBAJARACG5CxAAtxEAIboLAQCQEQAhuwsBAIURACG8CwEAkBEAIb0LQACaEQAhvgtAAJoRACG_CwIAhBEAIcALQACaEQAhAQAAAM0PACABAAAAww8AIAEAAADHDwAgAQAAAMEPACALgwoAAMoUACCECgAAyxQAIIUKAADMFAAgqQsAAP8TACC3CwAA_xMAILgLAAD_EwAgugsAAP8TACC8CwAA_xMAIL0LAAD_EwAgvgsAAP8TACDACwAA_xMAIAMAAADNDwAgAwAA0g8AMAQAAMEPACADAAAAzQ8AIAMAANIPADAEAADBDwAgAwAAAM0PACADAADSDwAwBAAAwQ8AIBiDCgAAxxQAIIQKAADIFAAghQoAAMkUACD5CgEAAAAB_ApAAAAAAYoLQAAAAAGpCwEAAAABsAsAAACwCwKxCwEAAAABsgsBAAAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAbYLBAAAAAG3CwQAAAABuAsBAAAAAbkLEAAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9C0AAAAABvgtAAAAAAb8LAgAAAAHAC0AAAAABAQgAANYPACAV-QoBAAAAAfwKQAAAAAGKC0AAAAABqQsBAAAAAbALAAAAsAsCsQsBAAAAAbILAQAAAAGzCwEAAAABtAsBAAAAAbULAQAAAAG2CwQAAAABtwsEAAAAAbgLAQAAAAG5CxAAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQtAAAAAAb4LQAAAAAG_CwIAAAABwAtAAAAAAQEIAADYDwAwAQgAANgPADAYgwoAAKcUACCECgAAqBQAIIUKAACpFAAg-QoBAPoTACH8CkAA-xMAIYoLQAD7EwAhqQsBAIMUACGwCwAApRSwCyKxCwEA-hMAIbILAQD6EwAhswsBAPoTACG0CwEA-hMAIbULAQD6EwAhtgsEAJMUACG3CwQAlRQAIbgLAQCDFAAhuQsQAKYUACG6CwEAgxQAIbsLAQD6EwAhvAsBAIMUACG9C0AAihQAIb4LQACKFAAhvwsCAPkTACHAC0AAihQAIQIAAADBDwAgCAAA2w8AIBX5CgEA-hMAIfwKQAD7EwAhigtAAPsTACGpCwEAgxQAIbALAAClFLALIrELAQD6EwAhsgsBAPoTACGzCwEA-hMAIbQLAQD6EwAhtQsBAPoTACG2CwQAkxQAIbcLBACVFAAhuAsBAIMUACG5CxAAphQAIboLAQCDFAAhuwsBAPoTACG8CwEAgxQAIb0LQACKFAAhvgtAAIoUACG_CwIA-RMAIcALQACKFAAhAgAAAM0PACAIAADdDwAgAgAAAM0PACAIAADdDwAgAwAAAMEPACAPAADWDwAgEAAA2w8AIAEAAADBDwAgAQAAAM0PACANFQAAoBQAIBYAAKMUACAXAACiFAAgOAAAoRQAIDkAAKQUACCpCwAA_xMAILcLAAD_EwAguAsAAP8TACC6CwAA_xMAILwLAAD_EwAgvQsAAP8TACC-CwAA_xMAIMALAAD_EwAgGPYKAACsEQAw9woAAOQPABD4CgAArBEAMPkKAQD6EAAh_ApAAPsQACGKC0AA-xAAIakLAQCLEQAhsAsAAK0RsAsisQsBAPoQACGyCwEA-hAAIbMLAQD6EAAhtAsBAPoQACG1CwEA-hAAIbYLBACdEQAhtwsEAKARACG4CwEAixEAIbkLEACuEQAhugsBAIsRACG7CwEA-hAAIbwLAQCLEQAhvQtAAJMRACG-C0AAkxEAIb8LAgD5EAAhwAtAAJMRACEDAAAAzQ8AIAMAAOMPADAUAADkDwAgAwAAAM0PACADAADSDwAwBAAAwQ8AIAEAAADFDwAgAQAAAMUPACADAAAAww8AIAMAAMQPADAEAADFDwAgAwAAAMMPACADAADEDwAwBAAAxQ8AIAMAAADDDwAgAwAAxA8AMAQAAMUPACALggoAAJ8UACD8CkAAAAABigtAAAAAAY4LAQAAAAGoCwEAAAABqQsBAAAAAaoLBAAAAAGrC0AAAAABrAsBAAAAAa0LQAAAAAGuCyAAAAABAQgAAOwPACAK_ApAAAAAAYoLQAAAAAGOCwEAAAABqAsBAAAAAakLAQAAAAGqCwQAAAABqwtAAAAAAawLAQAAAAGtC0AAAAABrgsgAAAAAQEIAADuDwAwAQgAAO4PADALggoAAJ4UACD8CkAA-xMAIYoLQAD7EwAhjgsBAPoTACGoCwEA-hMAIakLAQD6EwAhqgsEAJUUACGrC0AAihQAIawLAQCDFAAhrQtAAIoUACGuCyAAnRQAIQIAAADFDwAgCAAA8Q8AIAr8CkAA-xMAIYoLQAD7EwAhjgsBAPoTACGoCwEA-hMAIakLAQD6EwAhqgsEAJUUACGrC0AAihQAIawLAQCDFAAhrQtAAIoUACGuCyAAnRQAIQIAAADDDwAgCAAA8w8AIAIAAADDDwAgCAAA8w8AIAMAAADFDwAgDwAA7A8AIBAAAPEPACABAAAAxQ8AIAEAAADDDwAgCRUAAJgUACAWAACbFAAgFwAAmhQAIDgAAJkUACA5AACcFAAgqgsAAP8TACCrCwAA_xMAIKwLAAD_EwAgrQsAAP8TACAN9goAAKgRADD3CgAA-g8AEPgKAACoEQAw_ApAAPsQACGKC0AA-xAAIY4LAQD6EAAhqAsBAPoQACGpCwEA-hAAIaoLBACgEQAhqwtAAJMRACGsCwEAixEAIa0LQACTEQAhrgsgAKkRACEDAAAAww8AIAMAAPkPADAUAAD6DwAgAwAAAMMPACADAADEDwAwBAAAxQ8AIAEAAADJDwAgAQAAAMkPACADAAAAxw8AIAMAAMgPADAEAADJDwAgAwAAAMcPACADAADIDwAwBAAAyQ8AIAMAAADHDwAgAwAAyA8AMAQAAMkPACAPggoAAJcUACD5CgQAAAABjgsBAAAAAZYLAQAAAAGXCwQAAAABmAuAAAAAAZkLAQAAAAGaCwIAAAABmwsEAAAAAZwLQAAAAAGdC0AAAAABngtAAAAAAZ8LAQAAAAGgCwEAAAABoQtAAAAAAQEIAACCEAAgDvkKBAAAAAGOCwEAAAABlgsBAAAAAZcLBAAAAAGYC4AAAAABmQsBAAAAAZoLAgAAAAGbCwQAAAABnAtAAAAAAZ0LQAAAAAGeC0AAAAABnwsBAAAAAaALAQAAAAGhC0AAAAABAQgAAIQQADABCAAAhBAAMA-CCgAAlhQAIPkKBACTFAAhjgsBAPoTACGWCwEAgxQAIZcLBACTFAAhmAuAAAAAAZkLAQCDFAAhmgsCAJQUACGbCwQAlRQAIZwLQAD7EwAhnQtAAIoUACGeC0AAihQAIZ8LAQCDFAAhoAsBAIMUACGhC0AAihQAIQIAAADJDwAgCAAAhxAAIA75CgQAkxQAIY4LAQD6EwAhlgsBAIMUACGXCwQAkxQAIZgLgAAAAAGZCwEAgxQAIZoLAgCUFAAhmwsEAJUUACGcC0AA-xMAIZ0LQACKFAAhngtAAIoUACGfCwEAgxQAIaALAQCDFAAhoQtAAIoUACECAAAAxw8AIAgAAIkQACACAAAAxw8AIAgAAIkQACADAAAAyQ8AIA8AAIIQACAQAACHEAAgAQAAAMkPACABAAAAxw8AIA8VAACOFAAgFgAAkRQAIBcAAJAUACA4AACPFAAgOQAAkhQAIJYLAAD_EwAgmAsAAP8TACCZCwAA_xMAIJoLAAD_EwAgmwsAAP8TACCdCwAA_xMAIJ4LAAD_EwAgnwsAAP8TACCgCwAA_xMAIKELAAD_EwAgEfYKAACcEQAw9woAAJAQABD4CgAAnBEAMPkKBACdEQAhjgsBAPoQACGWCwEAixEAIZcLBACdEQAhmAsAAJ4RACCZCwEAixEAIZoLAgCfEQAhmwsEAKARACGcC0AA-xAAIZ0LQACTEQAhngtAAJMRACGfCwEAixEAIaALAQCLEQAhoQtAAJMRACEDAAAAxw8AIAMAAI8QADAUAACQEAAgAwAAAMcPACADAADIDwAwBAAAyQ8AIBCCCgAAmxEAIPYKAACYEQAw9woAAMsPABD4CgAAmBEAMPkKAQAAAAH6CgEAkBEAIfsKAQCQEQAh_ApAAIYRACGHCwEAAAABjgsBAAAAAZALAACZEZALIpELAQCQEQAhkgtAAJoRACGTC0AAmhEAIZQLAgCEEQAhlQtAAJoRACEBAAAAkxAAIAEAAACTEAAgCIIKAACNFAAg-goAAP8TACD7CgAA_xMAII4LAAD_EwAgkQsAAP8TACCSCwAA_xMAIJMLAAD_EwAglQsAAP8TACADAAAAyw8AIAMAAJYQADAEAACTEAAgAwAAAMsPACADAACWEAAwBAAAkxAAIAMAAADLDwAgAwAAlhAAMAQAAJMQACANggoAAIwUACD5CgEAAAAB-goBAAAAAfsKAQAAAAH8CkAAAAABhwsBAAAAAY4LAQAAAAGQCwAAAJALApELAQAAAAGSC0AAAAABkwtAAAAAAZQLAgAAAAGVC0AAAAABAQgAAJoQACAM-QoBAAAAAfoKAQAAAAH7CgEAAAAB_ApAAAAAAYcLAQAAAAGOCwEAAAABkAsAAACQCwKRCwEAAAABkgtAAAAAAZMLQAAAAAGUCwIAAAABlQtAAAAAAQEIAACcEAAwAQgAAJwQADABAAAAzQ8AIA2CCgAAixQAIPkKAQD6EwAh-goBAIMUACH7CgEAgxQAIfwKQAD7EwAhhwsBAPoTACGOCwEAgxQAIZALAACJFJALIpELAQCDFAAhkgtAAIoUACGTC0AAihQAIZQLAgD5EwAhlQtAAIoUACECAAAAkxAAIAgAAKAQACAM-QoBAPoTACH6CgEAgxQAIfsKAQCDFAAh_ApAAPsTACGHCwEA-hMAIY4LAQCDFAAhkAsAAIkUkAsikQsBAIMUACGSC0AAihQAIZMLQACKFAAhlAsCAPkTACGVC0AAihQAIQIAAADLDwAgCAAAohAAIAIAAADLDwAgCAAAohAAIAEAAADNDwAgAwAAAJMQACAPAACaEAAgEAAAoBAAIAEAAACTEAAgAQAAAMsPACAMFQAAhBQAIBYAAIcUACAXAACGFAAgOAAAhRQAIDkAAIgUACD6CgAA_xMAIPsKAAD_EwAgjgsAAP8TACCRCwAA_xMAIJILAAD_EwAgkwsAAP8TACCVCwAA_xMAIA_2CgAAkREAMPcKAACqEAAQ-AoAAJERADD5CgEA-hAAIfoKAQCLEQAh-woBAIsRACH8CkAA-xAAIYcLAQD6EAAhjgsBAIsRACGQCwAAkhGQCyKRCwEAixEAIZILQACTEQAhkwtAAJMRACGUCwIA-RAAIZULQACTEQAhAwAAAMsPACADAACpEAAwFAAAqhAAIAMAAADLDwAgAwAAlhAAMAQAAJMQACAH9goAAI8RADD3CgAAsBAAEPgKAACPEQAw-woBAIURACH8CkAAhhEAIYwLAQAAAAGNCwEAkBEAIQEAAACtEAAgAQAAAK0QACAH9goAAI8RADD3CgAAsBAAEPgKAACPEQAw-woBAIURACH8CkAAhhEAIYwLAQCFEQAhjQsBAJARACEBjQsAAP8TACADAAAAsBAAIAMAALEQADAEAACtEAAgAwAAALAQACADAACxEAAwBAAArRAAIAMAAACwEAAgAwAAsRAAMAQAAK0QACAE-woBAAAAAfwKQAAAAAGMCwEAAAABjQsBAAAAAQEIAAC1EAAgBPsKAQAAAAH8CkAAAAABjAsBAAAAAY0LAQAAAAEBCAAAtxAAMAEIAAC3EAAwBPsKAQD6EwAh_ApAAPsTACGMCwEA-hMAIY0LAQCDFAAhAgAAAK0QACAIAAC6EAAgBPsKAQD6EwAh_ApAAPsTACGMCwEA-hMAIY0LAQCDFAAhAgAAALAQACAIAAC8EAAgAgAAALAQACAIAAC8EAAgAwAAAK0QACAPAAC1EAAgEAAAuhAAIAEAAACtEAAgAQAAALAQACAEFQAAgBQAIBYAAIIUACAXAACBFAAgjQsAAP8TACAH9goAAIoRADD3CgAAwxAAEPgKAACKEQAw-woBAPoQACH8CkAA-xAAIYwLAQD6EAAhjQsBAIsRACEDAAAAsBAAIAMAAMIQADAUAADDEAAgAwAAALAQACADAACxEAAwBAAArRAAIAj2CgAAiBEAMPcKAADJEAAQ-AoAAIgRADCHCwEAhREAIYgLAQCFEQAhiQsBAIURACGKC0AAhhEAIYsLAACJEQAgAQAAAMYQACABAAAAxhAAIAf2CgAAiBEAMPcKAADJEAAQ-AoAAIgRADCHCwEAhREAIYgLAQCFEQAhiQsBAIURACGKC0AAhhEAIQADAAAAyRAAIAMAAMoQADAEAADGEAAgAwAAAMkQACADAADKEAAwBAAAxhAAIAMAAADJEAAgAwAAyhAAMAQAAMYQACAEhwsBAAAAAYgLAQAAAAGJCwEAAAABigtAAAAAAQEIAADOEAAgBIcLAQAAAAGICwEAAAABiQsBAAAAAYoLQAAAAAEBCAAA0BAAMAEIAADQEAAwBIcLAQD6EwAhiAsBAPoTACGJCwEA-hMAIYoLQAD7EwAhAgAAAMYQACAIAADTEAAgBIcLAQD6EwAhiAsBAPoTACGJCwEA-hMAIYoLQAD7EwAhAgAAAMkQACAIAADVEAAgAgAAAMkQACAIAADVEAAgAwAAAMYQACAPAADOEAAgEAAA0xAAIAEAAADGEAAgAQAAAMkQACADFQAA_BMAIBYAAP4TACAXAAD9EwAgB_YKAACHEQAw9woAANwQABD4CgAAhxEAMIcLAQD6EAAhiAsBAPoQACGJCwEA-hAAIYoLQAD7EAAhAwAAAMkQACADAADbEAAwFAAA3BAAIAMAAADJEAAgAwAAyhAAMAQAAMYQACAH9goAAIMRADD3CgAA4hAAEPgKAACDEQAw-QoCAAAAAfoKAQCFEQAh-woBAIURACH8CkAAhhEAIQEAAADfEAAgAQAAAN8QACAH9goAAIMRADD3CgAA4hAAEPgKAACDEQAw-QoCAIQRACH6CgEAhREAIfsKAQCFEQAh_ApAAIYRACEAAwAAAOIQACADAADjEAAwBAAA3xAAIAMAAADiEAAgAwAA4xAAMAQAAN8QACADAAAA4hAAIAMAAOMQADAEAADfEAAgBPkKAgAAAAH6CgEAAAAB-woBAAAAAfwKQAAAAAEBCAAA5xAAIAT5CgIAAAAB-goBAAAAAfsKAQAAAAH8CkAAAAABAQgAAOkQADABCAAA6RAAMAT5CgIA-RMAIfoKAQD6EwAh-woBAPoTACH8CkAA-xMAIQIAAADfEAAgCAAA7BAAIAT5CgIA-RMAIfoKAQD6EwAh-woBAPoTACH8CkAA-xMAIQIAAADiEAAgCAAA7hAAIAIAAADiEAAgCAAA7hAAIAMAAADfEAAgDwAA5xAAIBAAAOwQACABAAAA3xAAIAEAAADiEAAgBRUAAPQTACAWAAD3EwAgFwAA9hMAIDgAAPUTACA5AAD4EwAgB_YKAAD4EAAw9woAAPUQABD4CgAA-BAAMPkKAgD5EAAh-goBAPoQACH7CgEA-hAAIfwKQAD7EAAhAwAAAOIQACADAAD0EAAwFAAA9RAAIAMAAADiEAAgAwAA4xAAMAQAAN8QACAH9goAAPgQADD3CgAA9RAAEPgKAAD4EAAw-QoCAPkQACH6CgEA-hAAIfsKAQD6EAAh_ApAAPsQACENFQAA_RAAIBYAAP0QACAXAAD9EAAgOAAAghEAIDkAAP0QACDxBAIAAAAE_QoCAAAAAf4KAgAAAAT_CgIAAAABgAsCAAAAAYELAgAAAAGCCwIAAAABgwsCAIERACEOFQAA_RAAIBYAAIARACAXAACAEQAg8QQBAAAABP0KAQAAAAH-CgEAAAAE_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQD_EAAhhAsBAAAAAYULAQAAAAGGCwEAAAABCxUAAP0QACAWAAD-EAAgFwAA_hAAIPEEQAAAAAT9CkAAAAAB_gpAAAAABP8KQAAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAGDC0AA_BAAIQsVAAD9EAAgFgAA_hAAIBcAAP4QACDxBEAAAAAE_QpAAAAAAf4KQAAAAAT_CkAAAAABgAtAAAAAAYELQAAAAAGCC0AAAAABgwtAAPwQACEI8QQCAAAABP0KAgAAAAH-CgIAAAAE_woCAAAAAYALAgAAAAGBCwIAAAABggsCAAAAAYMLAgD9EAAhCPEEQAAAAAT9CkAAAAAB_gpAAAAABP8KQAAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAGDC0AA_hAAIQ4VAAD9EAAgFgAAgBEAIBcAAIARACDxBAEAAAAE_QoBAAAAAf4KAQAAAAT_CgEAAAABgAsBAAAAAYELAQAAAAGCCwEAAAABgwsBAP8QACGECwEAAAABhQsBAAAAAYYLAQAAAAEL8QQBAAAABP0KAQAAAAH-CgEAAAAE_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQCAEQAhhAsBAAAAAYULAQAAAAGGCwEAAAABDRUAAP0QACAWAAD9EAAgFwAA_RAAIDgAAIIRACA5AAD9EAAg8QQCAAAABP0KAgAAAAH-CgIAAAAE_woCAAAAAYALAgAAAAGBCwIAAAABggsCAAAAAYMLAgCBEQAhCPEECAAAAAT9CggAAAAB_goIAAAABP8KCAAAAAGACwgAAAABgQsIAAAAAYILCAAAAAGDCwgAghEAIQf2CgAAgxEAMPcKAADiEAAQ-AoAAIMRADD5CgIAhBEAIfoKAQCFEQAh-woBAIURACH8CkAAhhEAIQjxBAIAAAAE_QoCAAAAAf4KAgAAAAT_CgIAAAABgAsCAAAAAYELAgAAAAGCCwIAAAABgwsCAP0QACEL8QQBAAAABP0KAQAAAAH-CgEAAAAE_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQCAEQAhhAsBAAAAAYULAQAAAAGGCwEAAAABCPEEQAAAAAT9CkAAAAAB_gpAAAAABP8KQAAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAGDC0AA_hAAIQf2CgAAhxEAMPcKAADcEAAQ-AoAAIcRADCHCwEA-hAAIYgLAQD6EAAhiQsBAPoQACGKC0AA-xAAIQf2CgAAiBEAMPcKAADJEAAQ-AoAAIgRADCHCwEAhREAIYgLAQCFEQAhiQsBAIURACGKC0AAhhEAIQKHCwEAAAABiAsBAAAAAQf2CgAAihEAMPcKAADDEAAQ-AoAAIoRADD7CgEA-hAAIfwKQAD7EAAhjAsBAPoQACGNCwEAixEAIQ4VAACNEQAgFgAAjhEAIBcAAI4RACDxBAEAAAAF_QoBAAAAAf4KAQAAAAX_CgEAAAABgAsBAAAAAYELAQAAAAGCCwEAAAABgwsBAIwRACGECwEAAAABhQsBAAAAAYYLAQAAAAEOFQAAjREAIBYAAI4RACAXAACOEQAg8QQBAAAABf0KAQAAAAH-CgEAAAAF_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQCMEQAhhAsBAAAAAYULAQAAAAGGCwEAAAABCPEEAgAAAAX9CgIAAAAB_goCAAAABf8KAgAAAAGACwIAAAABgQsCAAAAAYILAgAAAAGDCwIAjREAIQvxBAEAAAAF_QoBAAAAAf4KAQAAAAX_CgEAAAABgAsBAAAAAYELAQAAAAGCCwEAAAABgwsBAI4RACGECwEAAAABhQsBAAAAAYYLAQAAAAEH9goAAI8RADD3CgAAsBAAEPgKAACPEQAw-woBAIURACH8CkAAhhEAIYwLAQCFEQAhjQsBAJARACEL8QQBAAAABf0KAQAAAAH-CgEAAAAF_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQCOEQAhhAsBAAAAAYULAQAAAAGGCwEAAAABD_YKAACREQAw9woAAKoQABD4CgAAkREAMPkKAQD6EAAh-goBAIsRACH7CgEAixEAIfwKQAD7EAAhhwsBAPoQACGOCwEAixEAIZALAACSEZALIpELAQCLEQAhkgtAAJMRACGTC0AAkxEAIZQLAgD5EAAhlQtAAJMRACEHFQAA_RAAIBYAAJcRACAXAACXEQAg8QQAAACQCwj9CgAAAJALAv4KAAAAkAsIgwsAAJYRkAsiCxUAAI0RACAWAACVEQAgFwAAlREAIPEEQAAAAAX9CkAAAAAB_gpAAAAABf8KQAAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAGDC0AAlBEAIQsVAACNEQAgFgAAlREAIBcAAJURACDxBEAAAAAF_QpAAAAAAf4KQAAAAAX_CkAAAAABgAtAAAAAAYELQAAAAAGCC0AAAAABgwtAAJQRACEI8QRAAAAABf0KQAAAAAH-CkAAAAAF_wpAAAAAAYALQAAAAAGBC0AAAAABggtAAAAAAYMLQACVEQAhBxUAAP0QACAWAACXEQAgFwAAlxEAIPEEAAAAkAsI_QoAAACQCwL-CgAAAJALCIMLAACWEZALIgTxBAAAAJALCP0KAAAAkAsC_goAAACQCwiDCwAAlxGQCyIQggoAAJsRACD2CgAAmBEAMPcKAADLDwAQ-AoAAJgRADD5CgEAhREAIfoKAQCQEQAh-woBAJARACH8CkAAhhEAIYcLAQCFEQAhjgsBAJARACGQCwAAmRGQCyKRCwEAkBEAIZILQACaEQAhkwtAAJoRACGUCwIAhBEAIZULQACaEQAhBPEEAAAAkAsI_QoAAACQCwL-CgAAAJALCIMLAACXEZALIgjxBEAAAAAF_QpAAAAAAf4KQAAAAAX_CkAAAAABgAtAAAAAAYELQAAAAAGCC0AAAAABgwtAAJURACEdgwoAALgRACCECgAAuREAIIUKAAC6EQAg9goAALMRADD3CgAAzQ8AEPgKAACzEQAw-QoBAIURACH8CkAAhhEAIYoLQACGEQAhqQsBAJARACGwCwAAtBGwCyKxCwEAhREAIbILAQCFEQAhswsBAIURACG0CwEAhREAIbULAQCFEQAhtgsEALURACG3CwQAthEAIbgLAQCQEQAhuQsQALcRACG6CwEAkBEAIbsLAQCFEQAhvAsBAJARACG9C0AAmhEAIb4LQACaEQAhvwsCAIQRACHAC0AAmhEAIZ0OAADNDwAgng4AAM0PACAR9goAAJwRADD3CgAAkBAAEPgKAACcEQAw-QoEAJ0RACGOCwEA-hAAIZYLAQCLEQAhlwsEAJ0RACGYCwAAnhEAIJkLAQCLEQAhmgsCAJ8RACGbCwQAoBEAIZwLQAD7EAAhnQtAAJMRACGeC0AAkxEAIZ8LAQCLEQAhoAsBAIsRACGhC0AAkxEAIQ0VAAD9EAAgFgAApxEAIBcAAKcRACA4AACCEQAgOQAApxEAIPEEBAAAAAT9CgQAAAAB_goEAAAABP8KBAAAAAGACwQAAAABgQsEAAAAAYILBAAAAAGDCwQAphEAIQ8VAACNEQAgFgAApREAIBcAAKURACD9CoAAAAAB_wqAAAAAAYALgAAAAAGBC4AAAAABgguAAAAAAYMLgAAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlC4AAAAABpguAAAAAAacLgAAAAAENFQAAjREAIBYAAI0RACAXAACNEQAgOAAAohEAIDkAAI0RACDxBAIAAAAF_QoCAAAAAf4KAgAAAAX_CgIAAAABgAsCAAAAAYELAgAAAAGCCwIAAAABgwsCAKQRACENFQAAjREAIBYAAKMRACAXAACjEQAgOAAAohEAIDkAAKMRACDxBAQAAAAF_QoEAAAAAf4KBAAAAAX_CgQAAAABgAsEAAAAAYELBAAAAAGCCwQAAAABgwsEAKERACENFQAAjREAIBYAAKMRACAXAACjEQAgOAAAohEAIDkAAKMRACDxBAQAAAAF_QoEAAAAAf4KBAAAAAX_CgQAAAABgAsEAAAAAYELBAAAAAGCCwQAAAABgwsEAKERACEI8QQIAAAABf0KCAAAAAH-CggAAAAF_woIAAAAAYALCAAAAAGBCwgAAAABggsIAAAAAYMLCACiEQAhCPEEBAAAAAX9CgQAAAAB_goEAAAABf8KBAAAAAGACwQAAAABgQsEAAAAAYILBAAAAAGDCwQAoxEAIQ0VAACNEQAgFgAAjREAIBcAAI0RACA4AACiEQAgOQAAjREAIPEEAgAAAAX9CgIAAAAB_goCAAAABf8KAgAAAAGACwIAAAABgQsCAAAAAYILAgAAAAGDCwIApBEAIQz9CoAAAAAB_wqAAAAAAYALgAAAAAGBC4AAAAABgguAAAAAAYMLgAAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlC4AAAAABpguAAAAAAacLgAAAAAENFQAA_RAAIBYAAKcRACAXAACnEQAgOAAAghEAIDkAAKcRACDxBAQAAAAE_QoEAAAAAf4KBAAAAAT_CgQAAAABgAsEAAAAAYELBAAAAAGCCwQAAAABgwsEAKYRACEI8QQEAAAABP0KBAAAAAH-CgQAAAAE_woEAAAAAYALBAAAAAGBCwQAAAABggsEAAAAAYMLBACnEQAhDfYKAACoEQAw9woAAPoPABD4CgAAqBEAMPwKQAD7EAAhigtAAPsQACGOCwEA-hAAIagLAQD6EAAhqQsBAPoQACGqCwQAoBEAIasLQACTEQAhrAsBAIsRACGtC0AAkxEAIa4LIACpEQAhBRUAAP0QACAWAACrEQAgFwAAqxEAIP0KIAAAAAGDCyAAqhEAIQUVAAD9EAAgFgAAqxEAIBcAAKsRACD9CiAAAAABgwsgAKoRACEC_QogAAAAAYMLIACrEQAhGPYKAACsEQAw9woAAOQPABD4CgAArBEAMPkKAQD6EAAh_ApAAPsQACGKC0AA-xAAIakLAQCLEQAhsAsAAK0RsAsisQsBAPoQACGyCwEA-hAAIbMLAQD6EAAhtAsBAPoQACG1CwEA-hAAIbYLBACdEQAhtwsEAKARACG4CwEAixEAIbkLEACuEQAhugsBAIsRACG7CwEA-hAAIbwLAQCLEQAhvQtAAJMRACG-C0AAkxEAIb8LAgD5EAAhwAtAAJMRACEHFQAA_RAAIBYAALIRACAXAACyEQAg8QQAAACwCwj9CgAAALALAv4KAAAAsAsIgwsAALERsAsiDRUAAP0QACAWAACwEQAgFwAAsBEAIDgAALARACA5AACwEQAg8QQQAAAABP0KEAAAAAH-ChAAAAAE_woQAAAAAYALEAAAAAGBCxAAAAABggsQAAAAAYMLEACvEQAhDRUAAP0QACAWAACwEQAgFwAAsBEAIDgAALARACA5AACwEQAg8QQQAAAABP0KEAAAAAH-ChAAAAAE_woQAAAAAYALEAAAAAGBCxAAAAABggsQAAAAAYMLEACvEQAhCPEEEAAAAAT9ChAAAAAB_goQAAAABP8KEAAAAAGACxAAAAABgQsQAAAAAYILEAAAAAGDCxAAsBEAIQcVAAD9EAAgFgAAshEAIBcAALIRACDxBAAAALALCP0KAAAAsAsC_goAAACwCwiDCwAAsRGwCyIE8QQAAACwCwj9CgAAALALAv4KAAAAsAsIgwsAALIRsAsiG4MKAAC4EQAghAoAALkRACCFCgAAuhEAIPYKAACzEQAw9woAAM0PABD4CgAAsxEAMPkKAQCFEQAh_ApAAIYRACGKC0AAhhEAIakLAQCQEQAhsAsAALQRsAsisQsBAIURACGyCwEAhREAIbMLAQCFEQAhtAsBAIURACG1CwEAhREAIbYLBAC1EQAhtwsEALYRACG4CwEAkBEAIbkLEAC3EQAhugsBAJARACG7CwEAhREAIbwLAQCQEQAhvQtAAJoRACG-C0AAmhEAIb8LAgCEEQAhwAtAAJoRACEE8QQAAACwCwj9CgAAALALAv4KAAAAsAsIgwsAALIRsAsiCPEEBAAAAAT9CgQAAAAB_goEAAAABP8KBAAAAAGACwQAAAABgQsEAAAAAYILBAAAAAGDCwQApxEAIQjxBAQAAAAF_QoEAAAAAf4KBAAAAAX_CgQAAAABgAsEAAAAAYELBAAAAAGCCwQAAAABgwsEAKMRACEI8QQQAAAABP0KEAAAAAH-ChAAAAAE_woQAAAAAYALEAAAAAGBCxAAAAABggsQAAAAAYMLEACwEQAhA8ELAADDDwAgwgsAAMMPACDDCwAAww8AIAPBCwAAxw8AIMILAADHDwAgwwsAAMcPACASggoAAJsRACD2CgAAmBEAMPcKAADLDwAQ-AoAAJgRADD5CgEAhREAIfoKAQCQEQAh-woBAJARACH8CkAAhhEAIYcLAQCFEQAhjgsBAJARACGQCwAAmRGQCyKRCwEAkBEAIZILQACaEQAhkwtAAJoRACGUCwIAhBEAIZULQACaEQAhnQ4AAMsPACCeDgAAyw8AIBKCCgAAvhEAIPYKAAC7EQAw9woAAMcPABD4CgAAuxEAMPkKBAC1EQAhjgsBAIURACGWCwEAkBEAIZcLBAC1EQAhmAsAALwRACCZCwEAkBEAIZoLAgC9EQAhmwsEALYRACGcC0AAhhEAIZ0LQACaEQAhngtAAJoRACGfCwEAkBEAIaALAQCQEQAhoQtAAJoRACEM_QqAAAAAAf8KgAAAAAGAC4AAAAABgQuAAAAAAYILgAAAAAGDC4AAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQuAAAAAAaYLgAAAAAGnC4AAAAABCPEEAgAAAAX9CgIAAAAB_goCAAAABf8KAgAAAAGACwIAAAABgQsCAAAAAYILAgAAAAGDCwIAjREAIR2DCgAAuBEAIIQKAAC5EQAghQoAALoRACD2CgAAsxEAMPcKAADNDwAQ-AoAALMRADD5CgEAhREAIfwKQACGEQAhigtAAIYRACGpCwEAkBEAIbALAAC0EbALIrELAQCFEQAhsgsBAIURACGzCwEAhREAIbQLAQCFEQAhtQsBAIURACG2CwQAtREAIbcLBAC2EQAhuAsBAJARACG5CxAAtxEAIboLAQCQEQAhuwsBAIURACG8CwEAkBEAIb0LQACaEQAhvgtAAJoRACG_CwIAhBEAIcALQACaEQAhnQ4AAM0PACCeDgAAzQ8AIA6CCgAAvhEAIPYKAAC_EQAw9woAAMMPABD4CgAAvxEAMPwKQACGEQAhigtAAIYRACGOCwEAhREAIagLAQCFEQAhqQsBAIURACGqCwQAthEAIasLQACaEQAhrAsBAJARACGtC0AAmhEAIa4LIADAEQAhAv0KIAAAAAGDCyAAqxEAIRKfAwEA-hAAIfYKAADBEQAw9woAAL4PABD4CgAAwREAMPkKAQDCEQAh_ApAAPsQACGxCwEA-hAAIbsLAQD6EAAhxAsBAPoQACHFCwEA-hAAIcYLAQD6EAAhxwsBAPoQACHICwEA-hAAIckLQAD7EAAhygtAAPsQACHLCwIAnxEAIcwLAgCfEQAhzQsBAIsRACELFQAA_RAAIBYAAIARACAXAACAEQAg8QQBAAAABP0KAQAAAAH-CgEAAAAE_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQDDEQAhCxUAAP0QACAWAACAEQAgFwAAgBEAIPEEAQAAAAT9CgEAAAAB_goBAAAABP8KAQAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDCwEAwxEAIRKfAwEAhREAIfYKAADEEQAw9woAAKsPABD4CgAAxBEAMPkKAQDFEQAh_ApAAIYRACGxCwEAhREAIbsLAQCFEQAhxAsBAIURACHFCwEAhREAIcYLAQCFEQAhxwsBAIURACHICwEAhREAIckLQACGEQAhygtAAIYRACHLCwIAvREAIcwLAgC9EQAhzQsBAJARACEI8QQBAAAABP0KAQAAAAH-CgEAAAAE_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQDGEQAhCPEEAQAAAAT9CgEAAAAB_goBAAAABP8KAQAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDCwEAxhEAIQX2CgAAxxEAMPcKAAClDwAQ-AoAAMcRADDOCwEA-hAAIc8LAQD6EAAhBfYKAADIEQAw9woAAJIPABD4CgAAyBEAMM4LAQCFEQAhzwsBAIURACEJ9goAAMkRADD3CgAAjA8AEPgKAADJEQAw-QoBAPoQACH8CkAA-xAAIbALAADKEdELItELAQCLEQAh0gsAAMsRACDTC0AAkxEAIQcVAAD9EAAgFgAAzhEAIBcAAM4RACDxBAAAANELCP0KAAAA0QsC_goAAADRCwiDCwAAzRHRCyIPFQAA_RAAIBYAAMwRACAXAADMEQAg_QqAAAAAAf8KgAAAAAGAC4AAAAABgQuAAAAAAYILgAAAAAGDC4AAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQuAAAAAAaYLgAAAAAGnC4AAAAABDP0KgAAAAAH_CoAAAAABgAuAAAAAAYELgAAAAAGCC4AAAAABgwuAAAAAAaILAQAAAAGjCwEAAAABpAsBAAAAAaULgAAAAAGmC4AAAAABpwuAAAAAAQcVAAD9EAAgFgAAzhEAIBcAAM4RACDxBAAAANELCP0KAAAA0QsC_goAAADRCwiDCwAAzRHRCyIE8QQAAADRCwj9CgAAANELAv4KAAAA0QsIgwsAAM4R0QsiCfYKAADPEQAw9woAAPkOABD4CgAAzxEAMPkKAQCFEQAh_ApAAIYRACGwCwAA0BHRCyLRCwEAkBEAIdILAADREQAg0wtAAJoRACEE8QQAAADRCwj9CgAAANELAv4KAAAA0QsIgwsAAM4R0QsiDP0KgAAAAAH_CoAAAAABgAuAAAAAAYELgAAAAAGCC4AAAAABgwuAAAAAAaILAQAAAAGjCwEAAAABpAsBAAAAAaULgAAAAAGmC4AAAAABpwuAAAAAAQz2CgAA0hEAMPcKAADzDgAQ-AoAANIRADD8CkAA-xAAIZALAADTEdULIrALAADKEdELIrELAQD6EAAhuwsBAPoQACHSCwAAyxEAINMLQACTEQAh1QsBAPoQACHWCwEA-hAAIQcVAAD9EAAgFgAA1REAIBcAANURACDxBAAAANULCP0KAAAA1QsC_goAAADVCwiDCwAA1BHVCyIHFQAA_RAAIBYAANURACAXAADVEQAg8QQAAADVCwj9CgAAANULAv4KAAAA1QsIgwsAANQR1QsiBPEEAAAA1QsI_QoAAADVCwL-CgAAANULCIMLAADVEdULIgz2CgAA1hEAMPcKAADgDgAQ-AoAANYRADD8CkAAhhEAIZALAADXEdULIrALAADQEdELIrELAQCFEQAhuwsBAIURACHSCwAA0REAINMLQACaEQAh1QsBAIURACHWCwEAhREAIQTxBAAAANULCP0KAAAA1QsC_goAAADVCwiDCwAA1RHVCyICsAsAAADRCwLVCwEAAAABDvYKAADZEQAw9woAANoOABD4CgAA2REAMPkKAQD6EAAh_ApAAPsQACGKC0AA-xAAIakLAQD6EAAhsQsBAPoQACGyCwEA-hAAIbQLAQD6EAAh2AsCAPkQACHZC0AA-xAAIdoLQACTEQAh2wsCAJ8RACEO9goAANoRADD3CgAAxw4AEPgKAADaEQAw-QoBAIURACH8CkAAhhEAIYoLQACGEQAhqQsBAIURACGxCwEAhREAIbILAQCFEQAhtAsBAIURACHYCwIAhBEAIdkLQACGEQAh2gtAAJoRACHbCwIAvREAIQn2CgAA2xEAMPcKAADBDgAQ-AoAANsRADD5CgEA-hAAIfwKQAD7EAAh0gsAAMsRACDcCwEA-hAAId0LQACTEQAh3gtAAJMRACEJ9goAANwRADD3CgAArg4AEPgKAADcEQAw-QoBAIURACH8CkAAhhEAIdILAADREQAg3AsBAIURACHdC0AAmhEAId4LQACaEQAhCPYKAADdEQAw9woAAKgOABD4CgAA3REAMPwKQAD7EAAhsAsAAN4R4Asi1QsBAMIRACHdC0AAkxEAIeALQACTEQAhBxUAAP0QACAWAADgEQAgFwAA4BEAIPEEAAAA4AsI_QoAAADgCwL-CgAAAOALCIMLAADfEeALIgcVAAD9EAAgFgAA4BEAIBcAAOARACDxBAAAAOALCP0KAAAA4AsC_goAAADgCwiDCwAA3xHgCyIE8QQAAADgCwj9CgAAAOALAv4KAAAA4AsIgwsAAOAR4AsiCPYKAADhEQAw9woAAJUOABD4CgAA4REAMPwKQACGEQAhsAsAAOIR4Asi1QsBAMURACHdC0AAmhEAIeALQACaEQAhBPEEAAAA4AsI_QoAAADgCwL-CgAAAOALCIMLAADgEeALIgKwCwAAAOALAtULAQAAAAEe9goAAOQRADD3CgAAjw4AEPgKAADkEQAw-QoBAMIRACH8CkAA-xAAIZALAADlEeMLIrELAQD6EAAhuwsBAPoQACHWCwEA-hAAIdsLAQCLEQAh3QtAAJMRACHgC0AAkxEAIeQLAADmEeQLIuULAQCLEQAh5gsQAK4RACHnCxAA5xEAIegLAQCLEQAh6QsAAJ4RACDqCwEAixEAIesLAQCLEQAh7AsBAIsRACHtCwEAixEAIe4LAQCLEQAh7wsAAJ4RACDwCwEAixEAIfELQACTEQAh8gtAAJMRACHzC0AA-xAAIfQLQACTEQAh9QtAAJMRACEHFQAA_RAAIBYAAO0RACAXAADtEQAg8QQAAADjCwj9CgAAAOMLAv4KAAAA4wsIgwsAAOwR4wsiBxUAAP0QACAWAADrEQAgFwAA6xEAIPEEAAAA5AsI_QoAAADkCwL-CgAAAOQLCIMLAADqEeQLIg0VAACNEQAgFgAA6REAIBcAAOkRACA4AADpEQAgOQAA6REAIPEEEAAAAAX9ChAAAAAB_goQAAAABf8KEAAAAAGACxAAAAABgQsQAAAAAYILEAAAAAGDCxAA6BEAIQ0VAACNEQAgFgAA6REAIBcAAOkRACA4AADpEQAgOQAA6REAIPEEEAAAAAX9ChAAAAAB_goQAAAABf8KEAAAAAGACxAAAAABgQsQAAAAAYILEAAAAAGDCxAA6BEAIQjxBBAAAAAF_QoQAAAAAf4KEAAAAAX_ChAAAAABgAsQAAAAAYELEAAAAAGCCxAAAAABgwsQAOkRACEHFQAA_RAAIBYAAOsRACAXAADrEQAg8QQAAADkCwj9CgAAAOQLAv4KAAAA5AsIgwsAAOoR5AsiBPEEAAAA5AsI_QoAAADkCwL-CgAAAOQLCIMLAADrEeQLIgcVAAD9EAAgFgAA7REAIBcAAO0RACDxBAAAAOMLCP0KAAAA4wsC_goAAADjCwiDCwAA7BHjCyIE8QQAAADjCwj9CgAAAOMLAv4KAAAA4wsIgwsAAO0R4wsiHvYKAADuEQAw9woAAPwNABD4CgAA7hEAMPkKAQDFEQAh_ApAAIYRACGQCwAA7xHjCyKxCwEAhREAIbsLAQCFEQAh1gsBAIURACHbCwEAkBEAId0LQACaEQAh4AtAAJoRACHkCwAA8BHkCyLlCwEAkBEAIeYLEAC3EQAh5wsQAPERACHoCwEAkBEAIekLAAC8EQAg6gsBAJARACHrCwEAkBEAIewLAQCQEQAh7QsBAJARACHuCwEAkBEAIe8LAAC8EQAg8AsBAJARACHxC0AAmhEAIfILQACaEQAh8wtAAIYRACH0C0AAmhEAIfULQACaEQAhBPEEAAAA4wsI_QoAAADjCwL-CgAAAOMLCIMLAADtEeMLIgTxBAAAAOQLCP0KAAAA5AsC_goAAADkCwiDCwAA6xHkCyII8QQQAAAABf0KEAAAAAH-ChAAAAAF_woQAAAAAYALEAAAAAGBCxAAAAABggsQAAAAAYMLEADpEQAhCvYKAADyEQAw9woAAPYNABD4CgAA8hEAMJALAQD6EAAhlAsCAPkQACGVC0AAkxEAIekLAQD6EAAh9AtAAJMRACH2CwEA-hAAIfcLAQCLEQAhD_YKAADzEQAw9woAAOANABD4CgAA8xEAMPkKAQD6EAAh_ApAAPsQACGpCwEAixEAIbALAQD6EAAhsQsBAIsRACG7CwEAixEAIdsLAgD5EAAh-AsBAIsRACH5CwEA-hAAIfoLAQD6EAAh-wsBAPoQACH8CwEA-hAAIRDhCAAA9REAIPYKAAD0EQAw9woAAM0NABD4CgAA9BEAMPkKAQCFEQAh_ApAAIYRACGpCwEAkBEAIbALAQCFEQAhsQsBAJARACG7CwEAkBEAIdsLAgCEEQAh-AsBAJARACH5CwEAhREAIfoLAQCFEQAh-wsBAIURACH8CwEAhREAIQPBCwAAxw0AIMILAADHDQAgwwsAAMcNACAC6QsBAAAAAfYLAQAAAAELzQcAAPgRACD2CgAA9xEAMPcKAADHDQAQ-AoAAPcRADCQCwEAhREAIZQLAgCEEQAhlQtAAJoRACHpCwEAhREAIfQLQACaEQAh9gsBAIURACH3CwEAkBEAIRLhCAAA9REAIPYKAAD0EQAw9woAAM0NABD4CgAA9BEAMPkKAQCFEQAh_ApAAIYRACGpCwEAkBEAIbALAQCFEQAhsQsBAJARACG7CwEAkBEAIdsLAgCEEQAh-AsBAJARACH5CwEAhREAIfoLAQCFEQAh-wsBAIURACH8CwEAhREAIZ0OAADNDQAgng4AAM0NACAG9goAAPkRADD3CgAAwg0AEPgKAAD5EQAw_gsBAPoQACH_C0AA-xAAIYAMAgD5EAAhBvYKAAD6EQAw9woAAK8NABD4CgAA-hEAMP4LAQCFEQAh_wtAAIYRACGADAIAhBEAIQL-CwEAAAAB_wtAAAAAAQb2CgAA_BEAMPcKAACpDQAQ-AoAAPwRADD5CgEA-hAAIYIMAQD6EAAhgwxAAPsQACEI9goAAP0RADD3CgAAkw0AEPgKAAD9EQAw-QoBAPoQACGcC0AA-xAAIfYLAQD6EAAhggwBAPoQACGEDEAAkxEAIQ72CgAA_hEAMPcKAAD9DAAQ-AoAAP4RADD5CgEA-hAAIZwLQAD7EAAhqQsBAIsRACHbCwIA-RAAIfkLAQD6EAAh_AsBAPoQACGFDAEA-hAAIYYMAQD6EAAhhwwBAPoQACGIDAEA-hAAIYkMAQD6EAAhD8wHAACAEgAg9goAAP8RADD3CgAA6gwAEPgKAAD_EQAw-QoBAIURACGcC0AAhhEAIakLAQCQEQAh2wsCAIQRACH5CwEAhREAIfwLAQCFEQAhhQwBAIURACGGDAEAhREAIYcMAQCFEQAhiAwBAIURACGJDAEAhREAIQPBCwAA4QsAIMILAADhCwAgwwsAAOELACAK9goAAIESADD3CgAA5AwAEPgKAACBEgAwuwsBAPoQACHxC0AA-xAAIYIMAQD6EAAhigwBAPoQACGLDBAArhEAIYwMAgD5EAAhjQwQAK4RACEO9goAAIISADD3CgAAzgwAEPgKAACCEgAw-QoBAPoQACH8CkAA-xAAIYoLQACTEQAh0wtAAJMRACHpCwEAixEAIfgLAQCLEQAhjgwBAPoQACGPDAEA-hAAIZAMAQCLEQAhkQwgAKkRACGSDEAAkxEAIQb2CgAAgxIAMPcKAAC2DAAQ-AoAAIMSADCxCwEA-hAAIfgLAQD6EAAhkwxAAPsQACEH9goAAIQSADD3CgAAoAwAEPgKAACEEgAw-woBAPoQACH8CkAA-xAAIZQMAQD6EAAhlQwBAPoQACEH9goAAIUSADD3CgAAjQwAEPgKAACFEgAw-woBAIURACH8CkAAhhEAIZQMAQCFEQAhlQwBAIURACEK9goAAIYSADD3CgAAhwwAEPgKAACGEgAw_ApAAPsQACG7CwEA-hAAIY8MAQD6EAAhlgwBAPoQACGXDAEAixEAIZgMQACTEQAhmQxAAJMRACELywcAAIgSACD2CgAAhxIAMPcKAADrCwAQ-AoAAIcSADC7CwEAhREAIfELQACGEQAhggwBAIURACGKDAEAhREAIYsMEAC3EQAhjAwCAIQRACGNDBAAtxEAIRTxBAAAkRIAIMwHAACAEgAgzgcAAJISACDPBwAAkxIAIPYKAACQEgAw9woAANsLABD4CgAAkBIAMPkKAQCFEQAh_ApAAIYRACGKC0AAmhEAIdMLQACaEQAh6QsBAJARACH4CwEAkBEAIY4MAQCFEQAhjwwBAIURACGQDAEAkBEAIZEMIADAEQAhkgxAAJoRACGdDgAA2wsAIJ4OAADbCwAgB8sHAACIEgAg9goAAIkSADD3CgAA5wsAEPgKAACJEgAw-QoBAIURACGCDAEAhREAIYMMQACGEQAhAvYLAQAAAAGCDAEAAAABCssHAACIEgAgzQcAAIwSACD2CgAAixIAMPcKAADhCwAQ-AoAAIsSADD5CgEAhREAIZwLQACGEQAh9gsBAIURACGCDAEAhREAIYQMQACaEQAhEcwHAACAEgAg9goAAP8RADD3CgAA6gwAEPgKAAD_EQAw-QoBAIURACGcC0AAhhEAIakLAQCQEQAh2wsCAIQRACH5CwEAhREAIfwLAQCFEQAhhQwBAIURACGGDAEAhREAIYcMAQCFEQAhiAwBAIURACGJDAEAhREAIZ0OAADqDAAgng4AAOoMACAMygcAAI4SACDQBwAAjxIAIPYKAACNEgAw9woAAN8LABD4CgAAjRIAMPwKQACGEQAhuwsBAIURACGPDAEAhREAIZYMAQCFEQAhlwwBAJARACGYDEAAmhEAIZkMQACaEQAhA8ELAADXCwAgwgsAANcLACDDCwAA1wsAIAPBCwAA2wsAIMILAADbCwAgwwsAANsLACAS8QQAAJESACDMBwAAgBIAIM4HAACSEgAgzwcAAJMSACD2CgAAkBIAMPcKAADbCwAQ-AoAAJASADD5CgEAhREAIfwKQACGEQAhigtAAJoRACHTC0AAmhEAIekLAQCQEQAh-AsBAJARACGODAEAhREAIY8MAQCFEQAhkAwBAJARACGRDCAAwBEAIZIMQACaEQAhDsoHAACOEgAg0AcAAI8SACD2CgAAjRIAMPcKAADfCwAQ-AoAAI0SADD8CkAAhhEAIbsLAQCFEQAhjwwBAIURACGWDAEAhREAIZcMAQCQEQAhmAxAAJoRACGZDEAAmhEAIZ0OAADfCwAgng4AAN8LACADwQsAAOcLACDCCwAA5wsAIMMLAADnCwAgA8ELAADrCwAgwgsAAOsLACDDCwAA6wsAIAKxCwEAAAAB-AsBAAAAAQfxBAAAlhIAIPYKAACVEgAw9woAANcLABD4CgAAlRIAMLELAQCFEQAh-AsBAIURACGTDEAAhhEAIQ7KBwAAjhIAINAHAACPEgAg9goAAI0SADD3CgAA3wsAEPgKAACNEgAw_ApAAIYRACG7CwEAhREAIY8MAQCFEQAhlgwBAIURACGXDAEAkBEAIZgMQACaEQAhmQxAAJoRACGdDgAA3wsAIJ4OAADfCwAgBvYKAACXEgAw9woAANILABD4CgAAlxIAMPkKBACdEQAhnAwBAMIRACGdDAAAyxEAIBL2CgAAmBIAMPcKAAC8CwAQ-AoAAJgSADD5CgEAwhEAIZ4MAQD6EAAhnwwBAPoQACGgDEAAkxEAIaEMBACdEQAhogwEAJ0RACGjDAAAmRIAIKQMQAD7EAAhpQwAAJkSACCmDAEAixEAIacMAgD5EAAhqAwQAK4RACGpDAIA-RAAIaoMQAD7EAAhqwxAAJMRACEE_QoBAAAABawMAQAAAAGtDAEAAAAErgwBAAAABBOpBwAAmxIAIPYKAACaEgAw9woAAKkLABD4CgAAmhIAMPkKAQDFEQAhngwBAIURACGfDAEAhREAIaAMQACaEQAhoQwEALURACGiDAQAtREAIaMMAACZEgAgpAxAAIYRACGlDAAAmRIAIKYMAQCQEQAhpwwCAIQRACGoDBAAtxEAIakMAgCEEQAhqgxAAIYRACGrDEAAmhEAIQPBCwAAowsAIMILAACjCwAgwwsAAKMLACAHqAcAAJ0SACD2CgAAnBIAMPcKAACjCwAQ-AoAAJwSADD5CgQAtREAIZwMAQDFEQAhnQwAANERACAVqQcAAJsSACD2CgAAmhIAMPcKAACpCwAQ-AoAAJoSADD5CgEAxREAIZ4MAQCFEQAhnwwBAIURACGgDEAAmhEAIaEMBAC1EQAhogwEALURACGjDAAAmRIAIKQMQACGEQAhpQwAAJkSACCmDAEAkBEAIacMAgCEEQAhqAwQALcRACGpDAIAhBEAIaoMQACGEQAhqwxAAJoRACGdDgAAqQsAIJ4OAACpCwAgBvYKAACeEgAw9woAAJ4LABD4CgAAnhIAMLELAQD6EAAhrwwBAMIRACGwDEAA-xAAIQb2CgAAnxIAMPcKAACLCwAQ-AoAAJ8SADCxCwEAhREAIa8MAQDFEQAhsAxAAIYRACECsQsBAAAAAa8MAQAAAAEG9goAAKESADD3CgAAhQsAEPgKAAChEgAw_ApAAPsQACGWDAEA-hAAIbIMAQD6EAAhBvYKAACiEgAw9woAAPIKABD4CgAAohIAMPwKQACGEQAhlgwBAIURACGyDAEAhREAIQf2CgAAoxIAMPcKAADsCgAQ-AoAAKMSADD_CwIA-RAAIbMMQAD7EAAhtAwQAK4RACG1DBAArhEAIQf2CgAApBIAMPcKAADZCgAQ-AoAAKQSADD_CwIAhBEAIbMMQACGEQAhtAwQALcRACG1DBAAtxEAIQr2CgAApRIAMPcKAADTCgAQ-AoAAKUSADD5CgEA-hAAIbYMAQD6EAAhtwwBAPoQACG4DAAAyxEAILkMIACpEQAhugxAAPsQACG7DCAAqREAIQb2CgAAphIAMPcKAAC9CgAQ-AoAAKYSADD5CgEA-hAAIboMQAD7EAAhvAwBAPoQACEH1wYAAKgSACD2CgAApxIAMPcKAACqCgAQ-AoAAKcSADD5CgEAhREAIboMQACGEQAhvAwBAIURACEDwQsAAKQKACDCCwAApAoAIMMLAACkCgAgC9YGAACqEgAg9goAAKkSADD3CgAApAoAEPgKAACpEgAw-QoBAIURACG2DAEAhREAIbcMAQCFEQAhuAwAANERACC5DCAAwBEAIboMQACGEQAhuwwgAMARACEJ1wYAAKgSACD2CgAApxIAMPcKAACqCgAQ-AoAAKcSADD5CgEAhREAIboMQACGEQAhvAwBAIURACGdDgAAqgoAIJ4OAACqCgAgBvYKAACrEgAw9woAAJ8KABD4CgAAqxIAMIsMEACuEQAhvQwBAMIRACG-DAIA-RAAIRX2CgAArBIAMPcKAACJCgAQ-AoAAKwSADD5CgEAwhEAIfwKQAD7EAAhkAsBAPoQACGRCwEAixEAIZQLAgD5EAAhugsBAIsRACHwCwEA-hAAIfMLQAD7EAAhiwwQAK4RACG_DAEAwhEAIcAMAQD6EAAhwQwBAPoQACHCDAEAixEAIcMMAACeEQAgxAxAAJMRACHFDEAAkxEAIcYMQACTEQAhxwwBAK0SACELFQAAjREAIBYAAI4RACAXAACOEQAg8QQBAAAABf0KAQAAAAH-CgEAAAAF_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQCuEgAhCxUAAI0RACAWAACOEQAgFwAAjhEAIPEEAQAAAAX9CgEAAAAB_goBAAAABf8KAQAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDCwEArhIAIQ72CgAArxIAMPcKAADzCQAQ-AoAAK8SADCLDBAArhEAIb4MAgD5EAAhvwwBAMIRACHIDAIA-RAAIckMAgCfEQAhygwBAPoQACHLDAEA-hAAIcwMAQD6EAAhzQwQAOcRACHODAEA-hAAIc8MAQD6EAAhDvYKAACwEgAw9woAAOAJABD4CgAAsBIAMIsMEAC3EQAhvgwCAIQRACG_DAEAxREAIcgMAgCEEQAhyQwCAL0RACHKDAEAhREAIcsMAQCFEQAhzAwBAIURACHNDBAA8REAIc4MAQCFEQAhzwwBAIURACECvgwCAAAAAb8MAQAAAAEG9goAALISADD3CgAA2gkAEPgKAACyEgAw_ApAAPsQACG_DAEAwhEAIdEMAADLEQAgBvYKAACzEgAw9woAAMcJABD4CgAAsxIAMPwKQACGEQAhvwwBAMURACHRDAAA0REAIAf2CgAAtBIAMPcKAADBCQAQ-AoAALQSADD8CkAA-xAAIb8MAQDCEQAh0QwAAMsRACDSDAABtRIAIQcVAAD9EAAgFgAAtxIAIBcAALcSACDxBAABAAAE_QoAAQAAAf4KAAEAAASDCwABthIAIQcVAAD9EAAgFgAAtxIAIBcAALcSACDxBAABAAAE_QoAAQAAAf4KAAEAAASDCwABthIAIQTxBAABAAAE_QoAAQAAAf4KAAEAAASDCwABtxIAIQf2CgAAuBIAMPcKAACuCQAQ-AoAALgSADD8CkAAhhEAIb8MAQDFEQAh0QwAANERACDSDAABuRIAIQTxBAABAAAE_QoAAQAAAf4KAAEAAASDCwABtxIAIQ_2CgAAuhIAMPcKAACoCQAQ-AoAALoSADCQCwEA-hAAIYoMAQD6EAAhiwwQAK4RACGPDAEA-hAAIZ8MAQD6EAAhvwwBAMIRACHGDEAA-xAAIdMMQAD7EAAh1AxAAJMRACHVDCAAqREAIdYMAQD6EAAh1wwAAbsSACEHFQAAjREAIBYAAL0SACAXAAC9EgAg8QQAAQAABf0KAAEAAAH-CgABAAAFgwsAAbwSACEHFQAAjREAIBYAAL0SACAXAAC9EgAg8QQAAQAABf0KAAEAAAH-CgABAAAFgwsAAbwSACEE8QQAAQAABf0KAAEAAAH-CgABAAAFgwsAAb0SACEP9goAAL4SADD3CgAAlQkAEPgKAAC-EgAwkAsBAIURACGKDAEAhREAIYsMEAC3EQAhjwwBAIURACGfDAEAhREAIb8MAQDFEQAhxgxAAIYRACHTDEAAhhEAIdQMQACaEQAh1QwgAMARACHWDAEAhREAIdcMAAG_EgAhBPEEAAEAAAX9CgABAAAB_goAAQAABYMLAAG9EgAhDvYKAADAEgAw9woAAI8JABD4CgAAwBIAMNILAADLEQAgigwBAPoQACGfDAEA-hAAIb8MAQDCEQAh2AxAAPsQACHZDAEA-hAAIdoMAQD6EAAh2wwBAIsRACHcDAABtRIAId0MAAG1EgAh3gwAAMsRACAO9goAAMESADD3CgAA_AgAEPgKAADBEgAw0gsAANERACCKDAEAhREAIZ8MAQCFEQAhvwwBAMURACHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHbDAEAkBEAIdwMAAG5EgAh3QwAAbkSACHeDAAA0REAIASKDAEAAAABnwwBAAAAAdkMAQAAAAHaDAEAAAABI_YKAADDEgAw9woAAPYIABD4CgAAwxIAMPkKAQDCEQAh_ApAAPsQACGQCwEA-hAAIboLAQCLEQAh8AsBAPoQACHzC0AA-xAAIYoMAQD6EAAhiwwQAK4RACGfDAEA-hAAIbcMAQCLEQAhygwBAIsRACHMDAEA-hAAIc4MAQD6EAAh1AxAAJMRACHWDAEA-hAAIdgMQAD7EAAh2QwBAPoQACHaDAEA-hAAIeAMAQCtEgAh4QwCAJ8RACHiDAIAnxEAIeMMIACpEQAh5AwgAKkRACHlDAEA-hAAIeYMAQD6EAAh5wwQAOcRACHoDBAA5xEAIekMEADnEQAh6gwBAIsRACHrDAEAixEAIewMAQD6EAAh7QwBAIsRACEk1QUAAMYSACD2CgAAxBIAMPcKAADjCAAQ-AoAAMQSADD5CgEAxREAIfwKQACGEQAhkAsBAIURACG6CwEAkBEAIfALAQCFEQAh8wtAAIYRACGKDAEAhREAIYsMEAC3EQAhnwwBAIURACG3DAEAkBEAIcoMAQCQEQAhzAwBAIURACHODAEAhREAIdQMQACaEQAh1gwBAIURACHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHgDAEAxRIAIeEMAgC9EQAh4gwCAL0RACHjDCAAwBEAIeQMIADAEQAh5QwBAIURACHmDAEAhREAIecMEADxEQAh6AwQAPERACHpDBAA8REAIeoMAQCQEQAh6wwBAJARACHsDAEAhREAIe0MAQCQEQAhCPEEAQAAAAX9CgEAAAAB_goBAAAABf8KAQAAAAGACwEAAAABgQsBAAAAAYILAQAAAAGDCwEAxxIAIQPBCwAA2AgAIMILAADYCAAgwwsAANgIACAI8QQBAAAABf0KAQAAAAH-CgEAAAAF_woBAAAAAYALAQAAAAGBCwEAAAABggsBAAAAAYMLAQDHEgAhAr0MAQAAAAG-DAIAAAABB9MFAADKEgAg9goAAMkSADD3CgAA3AgAEPgKAADJEgAwiwwQALcRACG9DAEAxREAIb4MAgCEEQAhGdIFAADNEgAg1AUAAM4SACD2CgAAzBIAMPcKAADYCAAQ-AoAAMwSADD5CgEAxREAIfwKQACGEQAhkAsBAIURACGRCwEAkBEAIZQLAgCEEQAhugsBAJARACHwCwEAhREAIfMLQACGEQAhiwwQALcRACG_DAEAxREAIcAMAQCFEQAhwQwBAIURACHCDAEAkBEAIcMMAAC8EQAgxAxAAJoRACHFDEAAmhEAIcYMQACaEQAhxwwBAMUSACGdDgAA2AgAIJ4OAADYCAAgAr8MAQAAAAHBDAEAAAABF9IFAADNEgAg1AUAAM4SACD2CgAAzBIAMPcKAADYCAAQ-AoAAMwSADD5CgEAxREAIfwKQACGEQAhkAsBAIURACGRCwEAkBEAIZQLAgCEEQAhugsBAJARACHwCwEAhREAIfMLQACGEQAhiwwQALcRACG_DAEAxREAIcAMAQCFEQAhwQwBAIURACHCDAEAkBEAIcMMAAC8EQAgxAxAAJoRACHFDEAAmhEAIcYMQACaEQAhxwwBAMUSACEm1QUAAMYSACD2CgAAxBIAMPcKAADjCAAQ-AoAAMQSADD5CgEAxREAIfwKQACGEQAhkAsBAIURACG6CwEAkBEAIfALAQCFEQAh8wtAAIYRACGKDAEAhREAIYsMEAC3EQAhnwwBAIURACG3DAEAkBEAIcoMAQCQEQAhzAwBAIURACHODAEAhREAIdQMQACaEQAh1gwBAIURACHYDEAAhhEAIdkMAQCFEQAh2gwBAIURACHgDAEAxRIAIeEMAgC9EQAh4gwCAL0RACHjDCAAwBEAIeQMIADAEQAh5QwBAIURACHmDAEAhREAIecMEADxEQAh6AwQAPERACHpDBAA8REAIeoMAQCQEQAh6wwBAJARACHsDAEAhREAIe0MAQCQEQAhnQ4AAOMIACCeDgAA4wgAIAPBCwAA3AgAIMILAADcCAAgwwsAANwIACAF9goAAM8SADD3CgAA0wgAEPgKAADPEgAw-QoBAMIRACHwDCAAqREAIQX2CgAA0BIAMPcKAADACAAQ-AoAANASADD5CgEAxREAIfAMIADAEQAhB_YKAADREgAw9woAALoIABD4CgAA0RIAMMEMAQD6EAAh8QwCAPkQACHyDEAA-xAAIfMMQAD7EAAhB_YKAADSEgAw9woAAKcIABD4CgAA0hIAMMEMAQCFEQAh8QwCAIQRACHyDEAAhhEAIfMMQACGEQAhBfYKAADTEgAw9woAAKEIABD4CgAA0xIAMMEMAQD6EAAh9AxAAPsQACEF9goAANQSADD3CgAAjggAEPgKAADUEgAwwQwBAIURACH0DEAAhhEAIRj2CgAA1RIAMPcKAACICAAQ-AoAANUSADD5CgEA-hAAIfwKQAD7EAAhigtAAJMRACGQCwAA1hL2DCKwCwEA-hAAIbELAQD6EAAhuwsBAPoQACHWCwEA-hAAIeALQAD7EAAh8wtAAPsQACGDDEAAkxEAIcYMQACTEQAhxwwBAK0SACHMDAEA-hAAIfEMAgD5EAAh9gwAAMsRACD3DAIA-RAAIfgMAACeEQAg-QwAAJ4RACD6DAEAixEAIfsMQAD7EAAhBxUAAP0QACAWAADYEgAgFwAA2BIAIPEEAAAA9gwI_QoAAAD2DAL-CgAAAPYMCIMLAADXEvYMIgcVAAD9EAAgFgAA2BIAIBcAANgSACDxBAAAAPYMCP0KAAAA9gwC_goAAAD2DAiDCwAA1xL2DCIE8QQAAAD2DAj9CgAAAPYMAv4KAAAA9gwIgwsAANgS9gwiGPYKAADZEgAw9woAAPUHABD4CgAA2RIAMPkKAQCFEQAh_ApAAIYRACGKC0AAmhEAIZALAADaEvYMIrALAQCFEQAhsQsBAIURACG7CwEAhREAIdYLAQCFEQAh4AtAAIYRACHzC0AAhhEAIYMMQACaEQAhxgxAAJoRACHHDAEAxRIAIcwMAQCFEQAh8QwCAIQRACH2DAAA0REAIPcMAgCEEQAh-AwAALwRACD5DAAAvBEAIPoMAQCQEQAh-wxAAIYRACEE8QQAAAD2DAj9CgAAAPYMAv4KAAAA9gwIgwsAANgS9gwiCtwBAQD6EAAh9goAANsSADD3CgAA7wcAEPgKAADbEgAw-QoEAJ0RACGPDAEA-hAAIZYMAQD6EAAh_AwBAPoQACH9DAEA-hAAIf4MAgD5EAAhBfYKAADcEgAw9woAANkHABD4CgAA3BIAMJYMAQD6EAAh_wwCAPkQACEG3QEAAN4SACD2CgAA3RIAMPcKAADGBwAQ-AoAAN0SADCWDAEAhREAIf8MAgCEEQAhA8ELAADABwAgwgsAAMAHACDDCwAAwAcAIAvcAQEAhREAIfEEAADgEgAg9goAAN8SADD3CgAAwAcAEPgKAADfEgAw-QoEALURACGPDAEAhREAIZYMAQCFEQAh_AwBAIURACH9DAEAhREAIf4MAgCEEQAhCN0BAADeEgAg9goAAN0SADD3CgAAxgcAEPgKAADdEgAwlgwBAIURACH_DAIAhBEAIZ0OAADGBwAgng4AAMYHACAM9goAAOESADD3CgAAuwcAEPgKAADhEgAwigtAAPsQACGpCwEA-hAAIbILAQD6EAAhtAsBAPoQACHbCwIA-RAAIY8MAQD6EAAhwQwBAPoQACHMDAEA-hAAIfwMAQD6EAAhDPYKAADiEgAw9woAAKgHABD4CgAA4hIAMIoLQACGEQAhqQsBAIURACGyCwEAhREAIbQLAQCFEQAh2wsCAIQRACGPDAEAhREAIcEMAQCFEQAhzAwBAIURACH8DAEAhREAIQLBDAEAAAAB_AwBAAAAAQj2CgAA5BIAMPcKAACiBwAQ-AoAAOQSADD8CkAA-xAAIZYMAQD6EAAhvwwBAPoQACHBDAEA-hAAIfwMAQD6EAAhCPYKAADlEgAw9woAAI8HABD4CgAA5RIAMPwKQACGEQAhlgwBAIURACG_DAEAhREAIcEMAQCFEQAh_AwBAIURACEClgwBAAAAAb8MAQAAAAEF9goAAOcSADD3CgAAiQcAEPgKAADnEgAwigtAAPsQACGCDQEA-hAAIQX2CgAA6BIAMPcKAAD2BgAQ-AoAAOgSADCKC0AAhhEAIYINAQCFEQAhB_YKAADpEgAw9woAAPAGABD4CgAA6RIAMPwKQAD7EAAhvgwCAPkQACG_DAEAwhEAIYMNAQD6EAAhB_YKAADqEgAw9woAAN0GABD4CgAA6hIAMPwKQACGEQAhvgwCAIQRACG_DAEAxREAIYMNAQCFEQAhA74MAgAAAAG_DAEAAAABgw0BAAAAAQn2CgAA7BIAMPcKAADXBgAQ-AoAAOwSADCQCwAA7RKGDSK7CwEA-hAAIfQLQACTEQAhywwBAPoQACGGDQEAixEAIYcNQAD7EAAhBxUAAP0QACAWAADvEgAgFwAA7xIAIPEEAAAAhg0I_QoAAACGDQL-CgAAAIYNCIMLAADuEoYNIgcVAAD9EAAgFgAA7xIAIBcAAO8SACDxBAAAAIYNCP0KAAAAhg0C_goAAACGDQiDCwAA7hKGDSIE8QQAAACGDQj9CgAAAIYNAv4KAAAAhg0IgwsAAO8Shg0iCfYKAADwEgAw9woAAMQGABD4CgAA8BIAMJALAADxEoYNIrsLAQCFEQAh9AtAAJoRACHLDAEAhREAIYYNAQCQEQAhhw1AAIYRACEE8QQAAACGDQj9CgAAAIYNAv4KAAAAhg0IgwsAAO8Shg0iBvYKAADyEgAw9woAAL4GABD4CgAA8hIAMPkKAQDCEQAhiA1AAPsQACGJDQAAmRIAIAb2CgAA8xIAMPcKAACrBgAQ-AoAAPMSADD5CgEAxREAIYgNQACGEQAhiQ0AAJkSACAF9goAAPQSADD3CgAApQYAEPgKAAD0EgAwlgwBAPoQACG6DEAA-xAAIQX2CgAA9RIAMPcKAACSBgAQ-AoAAPUSADCWDAEAhREAIboMQACGEQAhEfYKAAD2EgAw9woAAIwGABD4CgAA9hIAMPkKAQDCEQAh_ApAAPsQACGxCwEA-hAAIfQLQACTEQAhtwwBAPoQACHKDAEAixEAIc8MAQCLEQAh6gwBAPoQACHsDAEA-hAAIYoNAQD6EAAhiw0AAMsRACCMDQEA-hAAIY0NAQD6EAAhjg0BAIsRACER9goAAPcSADD3CgAA-QUAEPgKAAD3EgAw-QoBAMURACH8CkAAhhEAIbELAQCFEQAh9AtAAJoRACG3DAEAhREAIcoMAQCQEQAhzwwBAJARACHqDAEAhREAIewMAQCFEQAhig0BAIURACGLDQAA0REAIIwNAQCFEQAhjQ0BAIURACGODQEAkBEAIQf2CgAA-BIAMPcKAADzBQAQ-AoAAPgSADD8CkAA-xAAIYoLQAD7EAAhqAsAAbUSACHpCwEA-hAAIQf2CgAA-RIAMPcKAADgBQAQ-AoAAPkSADD8CkAAhhEAIYoLQACGEQAhqAsAAbkSACHpCwEAhREAIQf2CgAA-hIAMPcKAADaBQAQ-AoAAPoSADCKC0AA-xAAIekLAQD6EAAh2gwBAPoQACGPDUAA-xAAIQf2CgAA-xIAMPcKAADHBQAQ-AoAAPsSADCKC0AAhhEAIekLAQCFEQAh2gwBAIURACGPDUAAhhEAIQXWBgQAnREAIfYKAAD8EgAw9woAAMEFABD4CgAA_BIAMPkKAgD5EAAhBdYGBAC1EQAh9goAAP0SADD3CgAArgUAEPgKAAD9EgAw-QoCAIQRACEO9goAAP4SADD3CgAAqAUAEPgKAAD-EgAw-QoCAPkQACHmCwEAixEAIcoMAQD6EAAh6gwBAPoQACGODQABtRIAIZANAgD5EAAhkQ0BAPoQACGSDQEA-hAAIZMNAQCLEQAhlA0BAIsRACGVDQABuxIAIQ32CgAA_xIAMPcKAACSBQAQ-AoAAP8SADD5CgIA-RAAIZINAQD6EAAhlg0BAPoQACGXDQEA-hAAIZgNAQD6EAAhmQ0BAPoQACGaDQEAixEAIZsNAQCLEQAhnA0AAJkSACCdDSAAqREAIQ6gAwAAgRMAIPYKAACAEwAw9woAAP8EABD4CgAAgBMAMPkKAgCEEQAhkg0BAIURACGWDQEAhREAIZcNAQCFEQAhmA0BAIURACGZDQEAhREAIZoNAQCQEQAhmw0BAJARACGcDQAAmRIAIJ0NIADAEQAhA8ELAAD5BAAgwgsAAPkEACDDCwAA-QQAIAPKDAEAAAAB6gwBAAAAAZANAgAAAAEPnwMAAIQTACD2CgAAgxMAMPcKAAD5BAAQ-AoAAIMTADD5CgIAhBEAIeYLAQCQEQAhygwBAIURACHqDAEAhREAIY4NAAG5EgAhkA0CAIQRACGRDQEAhREAIZINAQCFEQAhkw0BAJARACGUDQEAkBEAIZUNAAG_EgAhEKADAACBEwAg9goAAIATADD3CgAA_wQAEPgKAACAEwAw-QoCAIQRACGSDQEAhREAIZYNAQCFEQAhlw0BAIURACGYDQEAhREAIZkNAQCFEQAhmg0BAJARACGbDQEAkBEAIZwNAACZEgAgnQ0gAMARACGdDgAA_wQAIJ4OAAD_BAAgB_YKAACFEwAw9woAAPQEABD4CgAAhRMAMJcNAQD6EAAhnw1AAPsQACGgDUAAkxEAIaENAQCLEQAhB_YKAACGEwAw9woAAOEEABD4CgAAhhMAMJcNAQCFEQAhnw1AAIYRACGgDUAAmhEAIaENAQCQEQAhCPYKAACHEwAw9woAANsEABD4CgAAhxMAMPkKAQDCEQAh_ApAAPsQACGxCwEA-hAAIaINAQDCEQAhow0EAJ0RACEP9goAAIgTADD3CgAAxQQAEPgKAACIEwAw-QoBAMIRACH8CkAA-xAAIYoLQACTEQAhkQsBAIsRACGfDAAAiROnDSLgDAEArRIAIaMNBACdEQAhpA0BAPoQACGlDQEA-hAAIacNBACdEQAhqA0EAJ0RACGpDUAAkxEAIQcVAAD9EAAgFgAAixMAIBcAAIsTACDxBAAAAKcNCP0KAAAApw0C_goAAACnDQiDCwAAihOnDSIHFQAA_RAAIBYAAIsTACAXAACLEwAg8QQAAACnDQj9CgAAAKcNAv4KAAAApw0IgwsAAIoTpw0iBPEEAAAApw0I_QoAAACnDQL-CgAAAKcNCIMLAACLE6cNIgf2CgAAjBMAMPcKAACtBAAQ-AoAAIwTADD8CkAA-xAAIbELAQD6EAAh4AwBAMIRACGrDQAAjROrDSIHFQAA_RAAIBYAAI8TACAXAACPEwAg8QQAAACrDQj9CgAAAKsNAv4KAAAAqw0IgwsAAI4Tqw0iBxUAAP0QACAWAACPEwAgFwAAjxMAIPEEAAAAqw0I_QoAAACrDQL-CgAAAKsNCIMLAACOE6sNIgTxBAAAAKsNCP0KAAAAqw0C_goAAACrDQiDCwAAjxOrDSII9goAAJATADD3CgAAlwQAEPgKAACQEwAw-QoBAMIRACH8CkAA-xAAIZYMAQD6EAAhpQ0BAPoQACGsDQEA-hAAIQKxCwEAAAABog0BAAAAAQnMAgAAkxMAIPYKAACSEwAw9woAAP0DABD4CgAAkhMAMPkKAQDFEQAh_ApAAIYRACGxCwEAhREAIaINAQDFEQAhow0EALURACETygIAAJkTACDNAgAAmhMAIPYKAACXEwAw9woAAPcDABD4CgAAlxMAMPkKAQDFEQAh_ApAAIYRACGKC0AAmhEAIZELAQCQEQAhnwwAAJgTpw0i4AwBAMUSACGjDQQAtREAIaQNAQCFEQAhpQ0BAIURACGnDQQAtREAIagNBAC1EQAhqQ1AAJoRACGdDgAA9wMAIJ4OAAD3AwAgCssCAACVEwAgzgIAAJYTACD2CgAAlBMAMPcKAAD7AwAQ-AoAAJQTADD5CgEAxREAIfwKQACGEQAhlgwBAIURACGlDQEAhREAIawNAQCFEQAhA8ELAADzAwAgwgsAAPMDACDDCwAA8wMAIAPBCwAA9wMAIMILAAD3AwAgwwsAAPcDACARygIAAJkTACDNAgAAmhMAIPYKAACXEwAw9woAAPcDABD4CgAAlxMAMPkKAQDFEQAh_ApAAIYRACGKC0AAmhEAIZELAQCQEQAhnwwAAJgTpw0i4AwBAMUSACGjDQQAtREAIaQNAQCFEQAhpQ0BAIURACGnDQQAtREAIagNBAC1EQAhqQ1AAJoRACEE8QQAAACnDQj9CgAAAKcNAv4KAAAApw0IgwsAAIsTpw0iDMsCAACVEwAgzgIAAJYTACD2CgAAlBMAMPcKAAD7AwAQ-AoAAJQTADD5CgEAxREAIfwKQACGEQAhlgwBAIURACGlDQEAhREAIawNAQCFEQAhnQ4AAPsDACCeDgAA-wMAIAPBCwAA_QMAIMILAAD9AwAgwwsAAP0DACACsQsBAAAAAeAMAQAAAAEIygIAAJ4TACD2CgAAnBMAMPcKAADzAwAQ-AoAAJwTADD8CkAAhhEAIbELAQCFEQAh4AwBAMURACGrDQAAnROrDSIE8QQAAACrDQj9CgAAAKsNAv4KAAAAqw0IgwsAAI8Tqw0iDMsCAACVEwAgzgIAAJYTACD2CgAAlBMAMPcKAAD7AwAQ-AoAAJQTADD5CgEAxREAIfwKQACGEQAhlgwBAIURACGlDQEAhREAIawNAQCFEQAhnQ4AAPsDACCeDgAA-wMAIAr2CgAAnxMAMPcKAADuAwAQ-AoAAJ8TADD5CgEA-hAAIfwKQAD7EAAhigtAAPsQACGPDAEA-hAAIZcNAQD6EAAhmA0BAIsRACGvDSAAoBMAIQUVAACNEQAgFgAAohMAIBcAAKITACD9CiAAAAABgwsgAKETACEFFQAAjREAIBYAAKITACAXAACiEwAg_QogAAAAAYMLIAChEwAhAv0KIAAAAAGDCyAAohMAIQr2CgAAoxMAMPcKAADbAwAQ-AoAAKMTADD5CgEAhREAIfwKQACGEQAhigtAAIYRACGPDAEAhREAIZcNAQCFEQAhmA0BAJARACGvDSAApBMAIQL9CiAAAAABgwsgAKITACEP9goAAKUTADD3CgAA1QMAEPgKAAClEwAwvgwCAPkQACGXDQEA-hAAIZgNAQCLEQAhsA0BAPoQACGxDQIA-RAAIbMNAACmE7MNIrQNAgCfEQAhtQ0BAIsRACG2DQEAixEAIbcNAQCLEQAhuA0AAJ4RACC5DQIA-RAAIQcVAAD9EAAgFgAAqBMAIBcAAKgTACDxBAAAALMNCP0KAAAAsw0C_goAAACzDQiDCwAApxOzDSIHFQAA_RAAIBYAAKgTACAXAACoEwAg8QQAAACzDQj9CgAAALMNAv4KAAAAsw0IgwsAAKcTsw0iBPEEAAAAsw0I_QoAAACzDQL-CgAAALMNCIMLAACoE7MNIg_2CgAAqRMAMPcKAADCAwAQ-AoAAKkTADC-DAIAhBEAIZcNAQCFEQAhmA0BAJARACGwDQEAhREAIbENAgCEEQAhsw0AAKoTsw0itA0CAL0RACG1DQEAkBEAIbYNAQCQEQAhtw0BAJARACG4DQAAvBEAILkNAgCEEQAhBPEEAAAAsw0I_QoAAACzDQL-CgAAALMNCIMLAACoE7MNIgKXDQEAAAABsA0BAAAAAQK-DAIAAAABsA0BAAAAART2CgAArRMAMPcKAAC8AwAQ-AoAAK0TADCEDEAA-xAAIZINAQCLEQAhlA0BAPoQACGVDQABtRIAIZcNAQD6EAAhmA0BAIsRACGZDQEAixEAIa8NIACpEQAhtg0BAPoQACG3DQEA-hAAIbwNAQD6EAAhvQ0BAIsRACG-DQEAixEAIb8NAQCLEQAhwA0AAJkSACDBDQAAmRIAIMINQACTEQAhFPYKAACuEwAw9woAAK8DABD4CgAArhMAMIQMQACGEQAhkg0BAJARACGUDQEAhREAIZUNAAG5EgAhlw0BAIURACGYDQEAkBEAIZkNAQCQEQAhrw0gAMARACG2DQEAhREAIbcNAQCFEQAhvA0BAIURACG9DQEAkBEAIb4NAQCQEQAhvw0BAJARACHADQAAmRIAIMENAACZEgAgwg1AAJoRACEM9goAAK8TADD3CgAAqQMAEPgKAACvEwAw-QoEAJ0RACGKC0AA-xAAIbELAQD6EAAh3QtAAPsQACGPDUAAkxEAIcMNAQD6EAAhxA0AAbUSACHFDQABtRIAIcYNAgD5EAAhDPYKAACwEwAw9woAAJYDABD4CgAAsBMAMPkKBAC1EQAhigtAAIYRACGxCwEAhREAId0LQACGEQAhjw1AAJoRACHDDQEAhREAIcQNAAG5EgAhxQ0AAbkSACHGDQIAhBEAIRD2CgAAsRMAMPcKAACQAwAQ-AoAALETADD8CkAA-xAAIZALAQCLEQAhsQsBAPoQACHzC0AA-xAAIcMNAQD6EAAhxw0BAPoQACHIDQEA-hAAIckNAQD6EAAhyg0BAIsRACHLDQEA-hAAIcwNAQD6EAAhzQ0BAPoQACHODUAAkxEAIRD2CgAAshMAMPcKAAD9AgAQ-AoAALITADD8CkAAhhEAIZALAQCQEQAhsQsBAIURACHzC0AAhhEAIcMNAQCFEQAhxw0BAIURACHIDQEAhREAIckNAQCFEQAhyg0BAJARACHLDQEAhREAIcwNAQCFEQAhzQ0BAIURACHODUAAmhEAIQn2CgAAsxMAMPcKAAD3AgAQ-AoAALMTADD5CgQAnREAIZQMAQD6EAAhlgwBAPoQACH8DAEA-hAAIf0MAQD6EAAh_gwCAPkQACET9goAALQTADD3CgAA4QIAEPgKAAC0EwAw_ApAAPsQACGKC0AAkxEAIZALAAC1E9ANItULBACdEQAhjwwBAPoQACGWDAEA-hAAIf8MAgD5EAAh0A1AAJMRACHRDQEAixEAIdINQACTEQAh0w1AAJMRACHUDUAAkxEAIdUNAgD5EAAh1g1AAJMRACHXDUAAkxEAIdgNQACTEQAhBxUAAP0QACAWAAC3EwAgFwAAtxMAIPEEAAAA0A0I_QoAAADQDQL-CgAAANANCIMLAAC2E9ANIgcVAAD9EAAgFgAAtxMAIBcAALcTACDxBAAAANANCP0KAAAA0A0C_goAAADQDQiDCwAAthPQDSIE8QQAAADQDQj9CgAAANANAv4KAAAA0A0IgwsAALcT0A0iFN0BAAC6EwAg9goAALgTADD3CgAAzgIAEPgKAAC4EwAw_ApAAIYRACGKC0AAmhEAIZALAAC5E9ANItULBAC1EQAhjwwBAIURACGWDAEAhREAIf8MAgCEEQAh0A1AAJoRACHRDQEAkBEAIdINQACaEQAh0w1AAJoRACHUDUAAmhEAIdUNAgCEEQAh1g1AAJoRACHXDUAAmhEAIdgNQACaEQAhBPEEAAAA0A0I_QoAAADQDQL-CgAAANANCIMLAAC3E9ANIgPBCwAAyAIAIMILAADIAgAgwwsAAMgCACAK3AEAALwTACD2CgAAuxMAMPcKAADIAgAQ-AoAALsTADD5CgQAtREAIZQMAQCFEQAhlgwBAIURACH8DAEAhREAIf0MAQCFEQAh_gwCAIQRACEW3QEAALoTACD2CgAAuBMAMPcKAADOAgAQ-AoAALgTADD8CkAAhhEAIYoLQACaEQAhkAsAALkT0A0i1QsEALURACGPDAEAhREAIZYMAQCFEQAh_wwCAIQRACHQDUAAmhEAIdENAQCQEQAh0g1AAJoRACHTDUAAmhEAIdQNQACaEQAh1Q0CAIQRACHWDUAAmhEAIdcNQACaEQAh2A1AAJoRACGdDgAAzgIAIJ4OAADOAgAgFfYKAAC9EwAw9woAAMMCABD4CgAAvRMAMPkKBACdEQAhkAsAAL8T2w0ilAsCAPkQACGwCwAAvhPaDSKxCwEA-hAAIbsLAQD6EAAh8AsBAIsRACHxC0AAkxEAIYsMBACdEQAhlAwBAPoQACGrDEAAkxEAIYYNAQCLEQAhhw1AAPsQACHbDQIA-RAAIdwNQACTEQAh3Q0CAJ8RACHeDUAAkxEAId8NQACTEQAhBxUAAP0QACAWAADDEwAgFwAAwxMAIPEEAAAA2g0I_QoAAADaDQL-CgAAANoNCIMLAADCE9oNIgcVAAD9EAAgFgAAwRMAIBcAAMETACDxBAAAANsNCP0KAAAA2w0C_goAAADbDQiDCwAAwBPbDSIHFQAA_RAAIBYAAMETACAXAADBEwAg8QQAAADbDQj9CgAAANsNAv4KAAAA2w0IgwsAAMAT2w0iBPEEAAAA2w0I_QoAAADbDQL-CgAAANsNCIMLAADBE9sNIgcVAAD9EAAgFgAAwxMAIBcAAMMTACDxBAAAANoNCP0KAAAA2g0C_goAAADaDQiDCwAAwhPaDSIE8QQAAADaDQj9CgAAANoNAv4KAAAA2g0IgwsAAMMT2g0iFfYKAADEEwAw9woAALACABD4CgAAxBMAMPkKBAC1EQAhkAsAAMYT2w0ilAsCAIQRACGwCwAAxRPaDSKxCwEAhREAIbsLAQCFEQAh8AsBAJARACHxC0AAmhEAIYsMBAC1EQAhlAwBAIURACGrDEAAmhEAIYYNAQCQEQAhhw1AAIYRACHbDQIAhBEAIdwNQACaEQAh3Q0CAL0RACHeDUAAmhEAId8NQACaEQAhBPEEAAAA2g0I_QoAAADaDQL-CgAAANoNCIMLAADDE9oNIgTxBAAAANsNCP0KAAAA2w0C_goAAADbDQiDCwAAwRPbDSIC3A1AAAAAAd0NAgAAAAES9goAAMgTADD3CgAAqgIAEPgKAADIEwAwkwxAAPsQACGWDAEA-hAAIeENAQD6EAAh4g0CAPkQACHjDQAAyxEAIOQNAQD6EAAh5Q0AAMsRACDmDQEA-hAAIecNIACpEQAh6A0CAPkQACHpDQEA-hAAIeoNAQD6EAAh6w0BAPoQACHsDQABuxIAIe0NAQD6EAAhEvYKAADJEwAw9woAAJcCABD4CgAAyRMAMJMMQACGEQAhlgwBAIURACHhDQEAhREAIeINAgCEEQAh4w0AANERACDkDQEAhREAIeUNAADREQAg5g0BAIURACHnDSAAwBEAIegNAgCEEQAh6Q0BAIURACHqDQEAhREAIesNAQCFEQAh7A0AAb8SACHtDQEAhREAIQj2CgAAyhMAMPcKAACRAgAQ-AoAAMoTADDbCwQAnREAIbMMQAD7EAAh7g0CAPkQACHvDQIA-RAAIfANBACdEQAhCPYKAADLEwAw9woAAP4BABD4CgAAyxMAMNsLBAC1EQAhswxAAIYRACHuDQIAhBEAIe8NAgCEEQAh8A0EALURACECswxAAAAAAe4NAgAAAAEK9goAAM0TADD3CgAA-AEAEPgKAADNEwAwugsAAbUSACHuDQIA-RAAIfINAAG1EgAh8w0EAJ0RACH0DQIA-RAAIfUNAAG1EgAh9g0AAbsSACEK9goAAM4TADD3CgAA5QEAEPgKAADOEwAwugsAAbkSACHuDQIAhBEAIfINAAG5EgAh8w0EALURACH0DQIAhBEAIfUNAAG5EgAh9g0AAb8SACEE7g0CAAAAAfINAAEAAAHzDQQAAAAB9A0CAAAAAQr2CgAA0BMAMPcKAADfAQAQ-AoAANATADCPDAABtRIAIekMEACuEQAh7g0CAPkQACHyDQABtRIAIfkNAADRE_kNIvoNEACuEQAh-w0CAPkQACEHFQAA_RAAIBYAANMTACAXAADTEwAg8QQAAAD5DQj9CgAAAPkNAv4KAAAA-Q0IgwsAANIT-Q0iBxUAAP0QACAWAADTEwAgFwAA0xMAIPEEAAAA-Q0I_QoAAAD5DQL-CgAAAPkNCIMLAADSE_kNIgTxBAAAAPkNCP0KAAAA-Q0C_goAAAD5DQiDCwAA0xP5DSIK9goAANQTADD3CgAAzAEAEPgKAADUEwAwjwwAAbkSACHpDBAAtxEAIe4NAgCEEQAh8g0AAbkSACH5DQAA1RP5DSL6DRAAtxEAIfsNAgCEEQAhBPEEAAAA-Q0I_QoAAAD5DQL-CgAAAPkNCIMLAADTE_kNIgWPDAABAAAB7g0CAAAAAfINAAEAAAH5DQAAAPkNAvoNEAAAAAEP9goAANcTADD3CgAAxgEAEPgKAADXEwAwugsAAbUSACHCDAABtRIAIf0MEACuEQAh7g0CAPkQACHyDQABtRIAIfMNBACdEQAh9A0CAPkQACH5DQAA0RP5DSL6DRAArhEAIf0NAgD5EAAh_g0CAPkQACH_DQABtRIAIQ_2CgAA2BMAMPcKAACzAQAQ-AoAANgTADC6CwABuRIAIcIMAAG5EgAh_QwQALcRACHuDQIAhBEAIfINAAG5EgAh8w0EALURACH0DQIAhBEAIfkNAADVE_kNIvoNEAC3EQAh_Q0CAIQRACH-DQIAhBEAIf8NAAG5EgAhBO4NAgAAAAHzDQQAAAAB_Q0CAAAAAf4NAgAAAAEQ9goAANoTADD3CgAArQEAEPgKAADaEwAwsAsBAPoQACG6CwABtRIAIb4MAgD5EAAhwgwAAbsSACH9DBAArhEAIaENAQCLEQAh7g0CAPkQACHzDQQAnREAIfQNAgD5EAAh_w0AAbUSACGBDgEA-hAAIYIOBACdEQAhgw4EAJ0RACEQ9goAANsTADD3CgAAmgEAEPgKAADbEwAwsAsBAIURACG6CwABuRIAIb4MAgCEEQAhwgwAAb8SACH9DBAAtxEAIaENAQCQEQAh7g0CAIQRACHzDQQAtREAIfQNAgCEEQAh_w0AAbkSACGBDgEAhREAIYIOBAC1EQAhgw4EALURACEEvgwCAAAAAe4NAgAAAAHzDQQAAAAB9A0CAAAAARL2CgAA3RMAMPcKAACUAQAQ-AoAAN0TADDCDAABuxIAIdoMBACdEQAh9gwAAbUSACH9DBAArhEAIcUNAAG1EgAh7g0CAPkQACHzDQQAnREAIf8NAAG1EgAhgg4EAJ0RACGDDgQAnREAIYUOAgD5EAAhhg4QAK4RACGHDgABuxIAIYgOBACdEQAhiQ4gAKkRACES9goAAN4TADD3CgAAgQEAEPgKAADeEwAwwgwAAb8SACHaDAQAtREAIfYMAAG5EgAh_QwQALcRACHFDQABuRIAIe4NAgCEEQAh8w0EALURACH_DQABuRIAIYIOBAC1EQAhgw4EALURACGFDgIAhBEAIYYOEAC3EQAhhw4AAb8SACGIDgQAtREAIYkOIADAEQAhA-4NAgAAAAHzDQQAAAABhQ4CAAAAAQ_2CgAA4BMAMPcKAAB7ABD4CgAA4BMAMNsLAgD5EAAhxQ0AAbUSACHuDQIA-RAAIfANAgD5EAAhgw4QAK4RACGLDgQAnREAIYwOAAG1EgAhjQ5AAPsQACGODgABtRIAIY8OEACuEQAhkA4QAOcRACGRDiAAqREAIQ_2CgAA4RMAMPcKAABoABD4CgAA4RMAMNsLAgCEEQAhxQ0AAbkSACHuDQIAhBEAIfANAgCEEQAhgw4QALcRACGLDgQAtREAIYwOAAG5EgAhjQ5AAIYRACGODgABuRIAIY8OEAC3EQAhkA4QAPERACGRDiAAwBEAIQLuDQIAAAABiw4EAAAAAQj2CgAA4xMAMPcKAABiABD4CgAA4xMAMIgNQAD7EAAh7g0CAPkQACGTDgQAnREAIZQOBACgEQAhlQ4AAbsSACEI9goAAOQTADD3CgAATwAQ-AoAAOQTADCIDUAAhhEAIe4NAgCEEQAhkw4EALURACGUDgQAthEAIZUOAAG_EgAhCvYKAADlEwAw9woAAEkAEPgKAADlEwAw-QoEAJ0RACGwCwEA-hAAIfALAQD6EAAhlg5AAPsQACGXDgEA-hAAIZkOAADmE5kOIpoOAQD6EAAhBxUAAP0QACAWAADoEwAgFwAA6BMAIPEEAAAAmQ4I_QoAAACZDgL-CgAAAJkOCIMLAADnE5kOIgcVAAD9EAAgFgAA6BMAIBcAAOgTACDxBAAAAJkOCP0KAAAAmQ4C_goAAACZDgiDCwAA5xOZDiIE8QQAAACZDgj9CgAAAJkOAv4KAAAAmQ4IgwsAAOgTmQ4iCvYKAADpEwAw9woAADYAEPgKAADpEwAw-QoEALURACGwCwEAhREAIfALAQCFEQAhlg5AAIYRACGXDgEAhREAIZkOAADqE5kOIpoOAQCFEQAhBPEEAAAAmQ4I_QoAAACZDgL-CgAAAJkOCIMLAADoE5kOIgf2CgAA6xMAMPcKAAAwABD4CgAA6xMAMOkLAQD6EAAh8AsBAPoQACGgDEAA-xAAIZcOAQD6EAAhB_YKAADsEwAw9woAAB0AEPgKAADsEwAw6QsBAIURACHwCwEAhREAIaAMQACGEQAhlw4BAIURACEI9goAAO0TADD3CgAAFwAQ-AoAAO0TADCwCwAA7hOcDiLwCwEA-hAAIaAMQAD7EAAhlw4BAPoQACGaDgEA-hAAIQcVAAD9EAAgFgAA8BMAIBcAAPATACDxBAAAAJwOCP0KAAAAnA4C_goAAACcDgiDCwAA7xOcDiIHFQAA_RAAIBYAAPATACAXAADwEwAg8QQAAACcDgj9CgAAAJwOAv4KAAAAnA4IgwsAAO8TnA4iBPEEAAAAnA4I_QoAAACcDgL-CgAAAJwOCIMLAADwE5wOIgj2CgAA8RMAMPcKAAAEABD4CgAA8RMAMLALAADyE5wOIvALAQCFEQAhoAxAAIYRACGXDgEAhREAIZoOAQCFEQAhBPEEAAAAnA4I_QoAAACcDgL-CgAAAJwOCIMLAADwE5wOIgKwCwAAAJwOApoOAQAAAAEAAAAAAAWlDgIAAAABqQ4CAAAAAaoOAgAAAAGrDgIAAAABrA4CAAAAAQGlDgEAAAABAaUOQAAAAAEAAAAAAAAAAaUOAQAAAAEAAAAAAAGlDgAAAJALAgGlDkAAAAABBw8AAMUaACAQAADIGgAgnw4AAMYaACCgDgAAxxoAIKEOAADNDwAgog4AAM0PACCjDgAAwQ8AIAMPAADFGgAgnw4AAMYaACCjDgAAwQ8AIAuDCgAAyhQAIIQKAADLFAAghQoAAMwUACCpCwAA_xMAILcLAAD_EwAguAsAAP8TACC6CwAA_xMAILwLAAD_EwAgvQsAAP8TACC-CwAA_xMAIMALAAD_EwAgAAAAAAAFpQ4EAAAAAakOBAAAAAGqDgQAAAABqw4EAAAAAawOBAAAAAEFpQ4CAAAAAakOAgAAAAGqDgIAAAABqw4CAAAAAawOAgAAAAEFpQ4EAAAAAakOBAAAAAGqDgQAAAABqw4EAAAAAawOBAAAAAEFDwAAwBoAIBAAAMMaACCfDgAAwRoAIKAOAADCGgAgow4AAMEPACADDwAAwBoAIJ8OAADBGgAgow4AAMEPACAAAAAAAAGlDiAAAAABBQ8AALsaACAQAAC-GgAgnw4AALwaACCgDgAAvRoAIKMOAADBDwAgAw8AALsaACCfDgAAvBoAIKMOAADBDwAgAAAAAAABpQ4AAACwCwIFpQ4QAAAAAakOEAAAAAGqDhAAAAABqw4QAAAAAawOEAAAAAELDwAAuxQAMBAAAMAUADCfDgAAvBQAMKAOAAC9FAAwoQ4AAL8UADCiDgAAvxQAMKMOAAC_FAAwpA4AAL4UACClDgAAvxQAMKYOAADBFAAwpw4AAMIUADALDwAArxQAMBAAALQUADCfDgAAsBQAMKAOAACxFAAwoQ4AALMUADCiDgAAsxQAMKMOAACzFAAwpA4AALIUACClDgAAsxQAMKYOAAC1FAAwpw4AALYUADAHDwAAqhQAIBAAAK0UACCfDgAAqxQAIKAOAACsFAAgoQ4AAMsPACCiDgAAyw8AIKMOAACTEAAgC_kKAQAAAAH6CgEAAAAB-woBAAAAAfwKQAAAAAGHCwEAAAABkAsAAACQCwKRCwEAAAABkgtAAAAAAZMLQAAAAAGUCwIAAAABlQtAAAAAAQIAAACTEAAgDwAAqhQAIAMAAADLDwAgDwAAqhQAIBAAAK4UACANAAAAyw8AIAgAAK4UACD5CgEA-hMAIfoKAQCDFAAh-woBAIMUACH8CkAA-xMAIYcLAQD6EwAhkAsAAIkUkAsikQsBAIMUACGSC0AAihQAIZMLQACKFAAhlAsCAPkTACGVC0AAihQAIQv5CgEA-hMAIfoKAQCDFAAh-woBAIMUACH8CkAA-xMAIYcLAQD6EwAhkAsAAIkUkAsikQsBAIMUACGSC0AAihQAIZMLQACKFAAhlAsCAPkTACGVC0AAihQAIQ35CgQAAAABlgsBAAAAAZcLBAAAAAGYC4AAAAABmQsBAAAAAZoLAgAAAAGbCwQAAAABnAtAAAAAAZ0LQAAAAAGeC0AAAAABnwsBAAAAAaALAQAAAAGhC0AAAAABAgAAAMkPACAPAAC6FAAgAwAAAMkPACAPAAC6FAAgEAAAuRQAIAEIAAC6GgAwEoIKAAC-EQAg9goAALsRADD3CgAAxw8AEPgKAAC7EQAw-QoEAAAAAY4LAQCFEQAhlgsBAAAAAZcLBAC1EQAhmAsAALwRACCZCwEAAAABmgsCAL0RACGbCwQAthEAIZwLQACGEQAhnQtAAJoRACGeC0AAmhEAIZ8LAQCQEQAhoAsBAJARACGhC0AAmhEAIQIAAADJDwAgCAAAuRQAIAIAAAC3FAAgCAAAuBQAIBH2CgAAthQAMPcKAAC3FAAQ-AoAALYUADD5CgQAtREAIY4LAQCFEQAhlgsBAJARACGXCwQAtREAIZgLAAC8EQAgmQsBAJARACGaCwIAvREAIZsLBAC2EQAhnAtAAIYRACGdC0AAmhEAIZ4LQACaEQAhnwsBAJARACGgCwEAkBEAIaELQACaEQAhEfYKAAC2FAAw9woAALcUABD4CgAAthQAMPkKBAC1EQAhjgsBAIURACGWCwEAkBEAIZcLBAC1EQAhmAsAALwRACCZCwEAkBEAIZoLAgC9EQAhmwsEALYRACGcC0AAhhEAIZ0LQACaEQAhngtAAJoRACGfCwEAkBEAIaALAQCQEQAhoQtAAJoRACEN-QoEAJMUACGWCwEAgxQAIZcLBACTFAAhmAuAAAAAAZkLAQCDFAAhmgsCAJQUACGbCwQAlRQAIZwLQAD7EwAhnQtAAIoUACGeC0AAihQAIZ8LAQCDFAAhoAsBAIMUACGhC0AAihQAIQ35CgQAkxQAIZYLAQCDFAAhlwsEAJMUACGYC4AAAAABmQsBAIMUACGaCwIAlBQAIZsLBACVFAAhnAtAAPsTACGdC0AAihQAIZ4LQACKFAAhnwsBAIMUACGgCwEAgxQAIaELQACKFAAhDfkKBAAAAAGWCwEAAAABlwsEAAAAAZgLgAAAAAGZCwEAAAABmgsCAAAAAZsLBAAAAAGcC0AAAAABnQtAAAAAAZ4LQAAAAAGfCwEAAAABoAsBAAAAAaELQAAAAAEJ_ApAAAAAAYoLQAAAAAGoCwEAAAABqQsBAAAAAaoLBAAAAAGrC0AAAAABrAsBAAAAAa0LQAAAAAGuCyAAAAABAgAAAMUPACAPAADGFAAgAwAAAMUPACAPAADGFAAgEAAAxRQAIAEIAAC5GgAwDoIKAAC-EQAg9goAAL8RADD3CgAAww8AEPgKAAC_EQAw_ApAAIYRACGKC0AAhhEAIY4LAQCFEQAhqAsBAAAAAakLAQAAAAGqCwQAthEAIasLQACaEQAhrAsBAJARACGtC0AAmhEAIa4LIADAEQAhAgAAAMUPACAIAADFFAAgAgAAAMMUACAIAADEFAAgDfYKAADCFAAw9woAAMMUABD4CgAAwhQAMPwKQACGEQAhigtAAIYRACGOCwEAhREAIagLAQCFEQAhqQsBAIURACGqCwQAthEAIasLQACaEQAhrAsBAJARACGtC0AAmhEAIa4LIADAEQAhDfYKAADCFAAw9woAAMMUABD4CgAAwhQAMPwKQACGEQAhigtAAIYRACGOCwEAhREAIagLAQCFEQAhqQsBAIURACGqCwQAthEAIasLQACaEQAhrAsBAJARACGtC0AAmhEAIa4LIADAEQAhCfwKQAD7EwAhigtAAPsTACGoCwEA-hMAIakLAQD6EwAhqgsEAJUUACGrC0AAihQAIawLAQCDFAAhrQtAAIoUACGuCyAAnRQAIQn8CkAA-xMAIYoLQAD7EwAhqAsBAPoTACGpCwEA-hMAIaoLBACVFAAhqwtAAIoUACGsCwEAgxQAIa0LQACKFAAhrgsgAJ0UACEJ_ApAAAAAAYoLQAAAAAGoCwEAAAABqQsBAAAAAaoLBAAAAAGrC0AAAAABrAsBAAAAAa0LQAAAAAGuCyAAAAABBA8AALsUADCfDgAAvBQAMKMOAAC_FAAwpA4AAL4UACAEDwAArxQAMJ8OAACwFAAwow4AALMUADCkDgAAshQAIAMPAACqFAAgnw4AAKsUACCjDgAAkxAAIAAACIIKAACNFAAg-goAAP8TACD7CgAA_xMAII4LAAD_EwAgkQsAAP8TACCSCwAA_xMAIJMLAAD_EwAglQsAAP8TACAAAAAAAAAAAAAAAAGlDgAAANELAgAAAAGlDgAAANULAgAAAAAAAAAAAAAAAaUOAAAA4AsCAAAAAAABpQ4AAADjCwIBpQ4AAADkCwIFpQ4QAAAAAakOEAAAAAGqDhAAAAABqw4QAAAAAawOEAAAAAEAAAAAAAUPAAC0GgAgEAAAtxoAIJ8OAAC1GgAgoA4AALYaACCjDgAAxQ0AIAMPAAC0GgAgnw4AALUaACCjDgAAxQ0AIAAAAAAACw8AAP4UADAQAACDFQAwnw4AAP8UADCgDgAAgBUAMKEOAACCFQAwog4AAIIVADCjDgAAghUAMKQOAACBFQAgpQ4AAIIVADCmDgAAhBUAMKcOAACFFQAwBpALAQAAAAGUCwIAAAABlQtAAAAAAekLAQAAAAH0C0AAAAAB9wsBAAAAAQIAAADJDQAgDwAAiRUAIAMAAADJDQAgDwAAiRUAIBAAAIgVACABCAAAsxoAMAzNBwAA-BEAIPYKAAD3EQAw9woAAMcNABD4CgAA9xEAMJALAQCFEQAhlAsCAIQRACGVC0AAmhEAIekLAQCFEQAh9AtAAJoRACH2CwEAhREAIfcLAQCQEQAh_QsAAPYRACACAAAAyQ0AIAgAAIgVACACAAAAhhUAIAgAAIcVACAK9goAAIUVADD3CgAAhhUAEPgKAACFFQAwkAsBAIURACGUCwIAhBEAIZULQACaEQAh6QsBAIURACH0C0AAmhEAIfYLAQCFEQAh9wsBAJARACEK9goAAIUVADD3CgAAhhUAEPgKAACFFQAwkAsBAIURACGUCwIAhBEAIZULQACaEQAh6QsBAIURACH0C0AAmhEAIfYLAQCFEQAh9wsBAJARACEGkAsBAPoTACGUCwIA-RMAIZULQACKFAAh6QsBAPoTACH0C0AAihQAIfcLAQCDFAAhBpALAQD6EwAhlAsCAPkTACGVC0AAihQAIekLAQD6EwAh9AtAAIoUACH3CwEAgxQAIQaQCwEAAAABlAsCAAAAAZULQAAAAAHpCwEAAAAB9AtAAAAAAfcLAQAAAAEEDwAA_hQAMJ8OAAD_FAAwow4AAIIVADCkDgAAgRUAIAAF4QgAAIsVACCpCwAA_xMAILELAAD_EwAguwsAAP8TACD4CwAA_xMAIAAAAAAAAAAABQ8AAK4aACAQAACxGgAgnw4AAK8aACCgDgAAsBoAIKMOAADdCwAgAw8AAK4aACCfDgAArxoAIKMOAADdCwAgAAAABQ8AAKYaACAQAACsGgAgnw4AAKcaACCgDgAAqxoAIKMOAADdCwAgBQ8AAKQaACAQAACpGgAgnw4AAKUaACCgDgAAqBoAIKMOAADnDAAgAw8AAKYaACCfDgAApxoAIKMOAADdCwAgAw8AAKQaACCfDgAApRoAIKMOAADnDAAgAAAAAAALDwAApBUAMBAAAKkVADCfDgAApRUAMKAOAACmFQAwoQ4AAKgVADCiDgAAqBUAMKMOAACoFQAwpA4AAKcVACClDgAAqBUAMKYOAACqFQAwpw4AAKsVADAFywcAAJwVACD5CgEAAAABnAtAAAAAAYIMAQAAAAGEDEAAAAABAgAAAOMLACAPAACvFQAgAwAAAOMLACAPAACvFQAgEAAArhUAIAEIAACjGgAwC8sHAACIEgAgzQcAAIwSACD2CgAAixIAMPcKAADhCwAQ-AoAAIsSADD5CgEAAAABnAtAAIYRACH2CwEAhREAIYIMAQCFEQAhhAxAAJoRACGaDAAAihIAIAIAAADjCwAgCAAArhUAIAIAAACsFQAgCAAArRUAIAj2CgAAqxUAMPcKAACsFQAQ-AoAAKsVADD5CgEAhREAIZwLQACGEQAh9gsBAIURACGCDAEAhREAIYQMQACaEQAhCPYKAACrFQAw9woAAKwVABD4CgAAqxUAMPkKAQCFEQAhnAtAAIYRACH2CwEAhREAIYIMAQCFEQAhhAxAAJoRACEE-QoBAPoTACGcC0AA-xMAIYIMAQD6EwAhhAxAAIoUACEFywcAAJoVACD5CgEA-hMAIZwLQAD7EwAhggwBAPoTACGEDEAAihQAIQXLBwAAnBUAIPkKAQAAAAGcC0AAAAABggwBAAAAAYQMQAAAAAEEDwAApBUAMJ8OAAClFQAwow4AAKgVADCkDgAApxUAIAAAAAAAAAUPAACeGgAgEAAAoRoAIJ8OAACfGgAgoA4AAKAaACCjDgAA3QsAIAMPAACeGgAgnw4AAJ8aACCjDgAA3QsAIAAAAAcPAACWGgAgEAAAnBoAIJ8OAACXGgAgoA4AAJsaACChDgAA3wsAIKIOAADfCwAgow4AANULACALDwAA2BUAMBAAANwVADCfDgAA2RUAMKAOAADaFQAwoQ4AAKgVADCiDgAAqBUAMKMOAACoFQAwpA4AANsVACClDgAAqBUAMKYOAADdFQAwpw4AAKsVADALDwAAzBUAMBAAANEVADCfDgAAzRUAMKAOAADOFQAwoQ4AANAVADCiDgAA0BUAMKMOAADQFQAwpA4AAM8VACClDgAA0BUAMKYOAADSFQAwpw4AANMVADALDwAAwBUAMBAAAMUVADCfDgAAwRUAMKAOAADCFQAwoQ4AAMQVADCiDgAAxBUAMKMOAADEFQAwpA4AAMMVACClDgAAxBUAMKYOAADGFQAwpw4AAMcVADAGuwsBAAAAAfELQAAAAAGKDAEAAAABiwwQAAAAAYwMAgAAAAGNDBAAAAABAgAAAO0LACAPAADLFQAgAwAAAO0LACAPAADLFQAgEAAAyhUAIAEIAACaGgAwC8sHAACIEgAg9goAAIcSADD3CgAA6wsAEPgKAACHEgAwuwsBAAAAAfELQACGEQAhggwBAIURACGKDAEAhREAIYsMEAC3EQAhjAwCAIQRACGNDBAAtxEAIQIAAADtCwAgCAAAyhUAIAIAAADIFQAgCAAAyRUAIAr2CgAAxxUAMPcKAADIFQAQ-AoAAMcVADC7CwEAhREAIfELQACGEQAhggwBAIURACGKDAEAhREAIYsMEAC3EQAhjAwCAIQRACGNDBAAtxEAIQr2CgAAxxUAMPcKAADIFQAQ-AoAAMcVADC7CwEAhREAIfELQACGEQAhggwBAIURACGKDAEAhREAIYsMEAC3EQAhjAwCAIQRACGNDBAAtxEAIQa7CwEA-hMAIfELQAD7EwAhigwBAPoTACGLDBAAphQAIYwMAgD5EwAhjQwQAKYUACEGuwsBAPoTACHxC0AA-xMAIYoMAQD6EwAhiwwQAKYUACGMDAIA-RMAIY0MEACmFAAhBrsLAQAAAAHxC0AAAAABigwBAAAAAYsMEAAAAAGMDAIAAAABjQwQAAAAAQL5CgEAAAABgwxAAAAAAQIAAADpCwAgDwAA1xUAIAMAAADpCwAgDwAA1xUAIBAAANYVACABCAAAmRoAMAfLBwAAiBIAIPYKAACJEgAw9woAAOcLABD4CgAAiRIAMPkKAQAAAAGCDAEAhREAIYMMQACGEQAhAgAAAOkLACAIAADWFQAgAgAAANQVACAIAADVFQAgBvYKAADTFQAw9woAANQVABD4CgAA0xUAMPkKAQCFEQAhggwBAIURACGDDEAAhhEAIQb2CgAA0xUAMPcKAADUFQAQ-AoAANMVADD5CgEAhREAIYIMAQCFEQAhgwxAAIYRACEC-QoBAPoTACGDDEAA-xMAIQL5CgEA-hMAIYMMQAD7EwAhAvkKAQAAAAGDDEAAAAABBc0HAACdFQAg-QoBAAAAAZwLQAAAAAH2CwEAAAABhAxAAAAAAQIAAADjCwAgDwAA4BUAIAMAAADjCwAgDwAA4BUAIBAAAN8VACABCAAAmBoAMAIAAADjCwAgCAAA3xUAIAIAAACsFQAgCAAA3hUAIAT5CgEA-hMAIZwLQAD7EwAh9gsBAPoTACGEDEAAihQAIQXNBwAAmxUAIPkKAQD6EwAhnAtAAPsTACH2CwEA-hMAIYQMQACKFAAhBc0HAACdFQAg-QoBAAAAAZwLQAAAAAH2CwEAAAABhAxAAAAAAQMPAACWGgAgnw4AAJcaACCjDgAA1QsAIAQPAADYFQAwnw4AANkVADCjDgAAqBUAMKQOAADbFQAgBA8AAMwVADCfDgAAzRUAMKMOAADQFQAwpA4AAM8VACAEDwAAwBUAMJ8OAADBFQAwow4AAMQVADCkDgAAwxUAIAAAAAUPAACRGgAgEAAAlBoAIJ8OAACSGgAgoA4AAJMaACCjDgAA1QsAIAMPAACRGgAgnw4AAJIaACCjDgAA1QsAIAAAAAAAAAsPAAD-FQAwEAAAgxYAMJ8OAAD_FQAwoA4AAIAWADChDgAAghYAMKIOAACCFgAwow4AAIIWADCkDgAAgRYAIKUOAACCFgAwpg4AAIQWADCnDgAAhRYAMAsPAADyFQAwEAAA9xUAMJ8OAADzFQAwoA4AAPQVADChDgAA9hUAMKIOAAD2FQAwow4AAPYVADCkDgAA9RUAIKUOAAD2FQAwpg4AAPgVADCnDgAA-RUAMA3MBwAA4hUAIM4HAADjFQAgzwcAAOQVACD5CgEAAAAB_ApAAAAAAYoLQAAAAAHTC0AAAAAB6QsBAAAAAY4MAQAAAAGPDAEAAAABkAwBAAAAAZEMIAAAAAGSDEAAAAABAgAAAN0LACAPAAD9FQAgAwAAAN0LACAPAAD9FQAgEAAA_BUAIAEIAACQGgAwEvEEAACREgAgzAcAAIASACDOBwAAkhIAIM8HAACTEgAg9goAAJASADD3CgAA2wsAEPgKAACQEgAw-QoBAAAAAfwKQACGEQAhigtAAJoRACHTC0AAmhEAIekLAQAAAAH4CwEAkBEAIY4MAQCFEQAhjwwBAIURACGQDAEAkBEAIZEMIADAEQAhkgxAAJoRACECAAAA3QsAIAgAAPwVACACAAAA-hUAIAgAAPsVACAO9goAAPkVADD3CgAA-hUAEPgKAAD5FQAw-QoBAIURACH8CkAAhhEAIYoLQACaEQAh0wtAAJoRACHpCwEAkBEAIfgLAQCQEQAhjgwBAIURACGPDAEAhREAIZAMAQCQEQAhkQwgAMARACGSDEAAmhEAIQ72CgAA-RUAMPcKAAD6FQAQ-AoAAPkVADD5CgEAhREAIfwKQACGEQAhigtAAJoRACHTC0AAmhEAIekLAQCQEQAh-AsBAJARACGODAEAhREAIY8MAQCFEQAhkAwBAJARACGRDCAAwBEAIZIMQACaEQAhCvkKAQD6EwAh_ApAAPsTACGKC0AAihQAIdMLQACKFAAh6QsBAIMUACGODAEA-hMAIY8MAQD6EwAhkAwBAIMUACGRDCAAnRQAIZIMQACKFAAhDcwHAAC9FQAgzgcAAL4VACDPBwAAvxUAIPkKAQD6EwAh_ApAAPsTACGKC0AAihQAIdMLQACKFAAh6QsBAIMUACGODAEA-hMAIY8MAQD6EwAhkAwBAIMUACGRDCAAnRQAIZIMQACKFAAhDcwHAADiFQAgzgcAAOMVACDPBwAA5BUAIPkKAQAAAAH8CkAAAAABigtAAAAAAdMLQAAAAAHpCwEAAAABjgwBAAAAAY8MAQAAAAGQDAEAAAABkQwgAAAAAZIMQAAAAAECsQsBAAAAAZMMQAAAAAECAAAA2QsAIA8AAIkWACADAAAA2QsAIA8AAIkWACAQAACIFgAgAQgAAI8aADAI8QQAAJYSACD2CgAAlRIAMPcKAADXCwAQ-AoAAJUSADCxCwEAhREAIfgLAQCFEQAhkwxAAIYRACGbDAAAlBIAIAIAAADZCwAgCAAAiBYAIAIAAACGFgAgCAAAhxYAIAb2CgAAhRYAMPcKAACGFgAQ-AoAAIUWADCxCwEAhREAIfgLAQCFEQAhkwxAAIYRACEG9goAAIUWADD3CgAAhhYAEPgKAACFFgAwsQsBAIURACH4CwEAhREAIZMMQACGEQAhArELAQD6EwAhkwxAAPsTACECsQsBAPoTACGTDEAA-xMAIQKxCwEAAAABkwxAAAAAAQQPAAD-FQAwnw4AAP8VADCjDgAAghYAMKQOAACBFgAgBA8AAPIVADCfDgAA8xUAMKMOAAD2FQAwpA4AAPUVACAAAArxBAAAkBYAIMwHAACxFQAgzgcAAJEWACDPBwAAkhYAIIoLAAD_EwAg0wsAAP8TACDpCwAA_xMAIPgLAAD_EwAgkAwAAP8TACCSDAAA_xMAIALMBwAAsRUAIKkLAAD_EwAgBcoHAACMFgAg0AcAAI0WACCXDAAA_xMAIJgMAAD_EwAgmQwAAP8TACAAAAAAAAAABQ8AAIoaACAQAACNGgAgnw4AAIsaACCgDgAAjBoAIKMOAAChCwAgAw8AAIoaACCfDgAAixoAIKMOAAChCwAgAAAAAAACpQ4BAAAABKgOAQAAAAUCpQ4BAAAABKgOAQAAAAULDwAAohYAMBAAAKcWADCfDgAAoxYAMKAOAACkFgAwoQ4AAKYWADCiDgAAphYAMKMOAACmFgAwpA4AAKUWACClDgAAphYAMKYOAACoFgAwpw4AAKkWADAC-QoEAAAAAZ0MgAAAAAECAAAApQsAIA8AAK0WACADAAAApQsAIA8AAK0WACAQAACsFgAgAQgAAIkaADAHqAcAAJ0SACD2CgAAnBIAMPcKAACjCwAQ-AoAAJwSADD5CgQAAAABnAwBAMURACGdDAAA0REAIAIAAAClCwAgCAAArBYAIAIAAACqFgAgCAAAqxYAIAb2CgAAqRYAMPcKAACqFgAQ-AoAAKkWADD5CgQAtREAIZwMAQDFEQAhnQwAANERACAG9goAAKkWADD3CgAAqhYAEPgKAACpFgAw-QoEALURACGcDAEAxREAIZ0MAADREQAgAvkKBACTFAAhnQyAAAAAAQL5CgQAkxQAIZ0MgAAAAAEC-QoEAAAAAZ0MgAAAAAEBpQ4BAAAABAGlDgEAAAAEBA8AAKIWADCfDgAAoxYAMKMOAACmFgAwpA4AAKUWACAABKkHAACxFgAgoAwAAP8TACCmDAAA_xMAIKsMAAD_EwAgAAAAAAAAAAAAAAAAAAAFDwAAhBoAIBAAAIcaACCfDgAAhRoAIKAOAACGGgAgow4AAKIKACADDwAAhBoAIJ8OAACFGgAgow4AAKIKACAAAAALDwAAxxYAMBAAAMwWADCfDgAAyBYAMKAOAADJFgAwoQ4AAMsWADCiDgAAyxYAMKMOAADLFgAwpA4AAMoWACClDgAAyxYAMKYOAADNFgAwpw4AAM4WADAG-QoBAAAAAbcMAQAAAAG4DIAAAAABuQwgAAAAAboMQAAAAAG7DCAAAAABAgAAAKYKACAPAADSFgAgAwAAAKYKACAPAADSFgAgEAAA0RYAIAEIAACDGgAwC9YGAACqEgAg9goAAKkSADD3CgAApAoAEPgKAACpEgAw-QoBAAAAAbYMAQCFEQAhtwwBAIURACG4DAAA0REAILkMIADAEQAhugxAAIYRACG7DCAAwBEAIQIAAACmCgAgCAAA0RYAIAIAAADPFgAgCAAA0BYAIAr2CgAAzhYAMPcKAADPFgAQ-AoAAM4WADD5CgEAhREAIbYMAQCFEQAhtwwBAIURACG4DAAA0REAILkMIADAEQAhugxAAIYRACG7DCAAwBEAIQr2CgAAzhYAMPcKAADPFgAQ-AoAAM4WADD5CgEAhREAIbYMAQCFEQAhtwwBAIURACG4DAAA0REAILkMIADAEQAhugxAAIYRACG7DCAAwBEAIQb5CgEA-hMAIbcMAQD6EwAhuAyAAAAAAbkMIACdFAAhugxAAPsTACG7DCAAnRQAIQb5CgEA-hMAIbcMAQD6EwAhuAyAAAAAAbkMIACdFAAhugxAAPsTACG7DCAAnRQAIQb5CgEAAAABtwwBAAAAAbgMgAAAAAG5DCAAAAABugxAAAAAAbsMIAAAAAEEDwAAxxYAMJ8OAADIFgAwow4AAMsWADCkDgAAyhYAIAAB1wYAANQWACAAAAAAAAUPAAD-GQAgEAAAgRoAIJ8OAAD_GQAgoA4AAIAaACCjDgAA2ggAIAMPAAD-GQAgnw4AAP8ZACCjDgAA2ggAIAAAAAAABQ8AAPgZACAQAAD8GQAgnw4AAPkZACCgDgAA-xkAIKMOAADWCAAgCw8AAOQWADAQAADpFgAwnw4AAOUWADCgDgAA5hYAMKEOAADoFgAwog4AAOgWADCjDgAA6BYAMKQOAADnFgAgpQ4AAOgWADCmDgAA6hYAMKcOAADrFgAwAosMEAAAAAG-DAIAAAABAgAAAN4IACAPAADvFgAgAwAAAN4IACAPAADvFgAgEAAA7hYAIAEIAAD6GQAwCNMFAADKEgAg9goAAMkSADD3CgAA3AgAEPgKAADJEgAwiwwQALcRACG9DAEAxREAIb4MAgCEEQAh7gwAAMgSACACAAAA3ggAIAgAAO4WACACAAAA7BYAIAgAAO0WACAG9goAAOsWADD3CgAA7BYAEPgKAADrFgAwiwwQALcRACG9DAEAxREAIb4MAgCEEQAhBvYKAADrFgAw9woAAOwWABD4CgAA6xYAMIsMEAC3EQAhvQwBAMURACG-DAIAhBEAIQKLDBAAphQAIb4MAgD5EwAhAosMEACmFAAhvgwCAPkTACECiwwQAAAAAb4MAgAAAAEDDwAA-BkAIJ8OAAD5GQAgow4AANYIACAEDwAA5BYAMJ8OAADlFgAwow4AAOgWADCkDgAA5xYAIAAAAAAAAAAAAAAAAaUOAAEAAAEAAAAAAAGlDgABAAABAAAAAAAAAAALDwAAjRcAMBAAAJIXADCfDgAAjhcAMKAOAACPFwAwoQ4AAJEXADCiDgAAkRcAMKMOAACRFwAwpA4AAJAXACClDgAAkRcAMKYOAACTFwAwpw4AAJQXADAS1AUAAPEWACD5CgEAAAAB_ApAAAAAAZALAQAAAAGRCwEAAAABlAsCAAAAAboLAQAAAAHwCwEAAAAB8wtAAAAAAYsMEAAAAAHADAEAAAABwQwBAAAAAcIMAQAAAAHDDIAAAAABxAxAAAAAAcUMQAAAAAHGDEAAAAABxwwBAAAAAQIAAADaCAAgDwAAmBcAIAMAAADaCAAgDwAAmBcAIBAAAJcXACABCAAA9xkAMBjSBQAAzRIAINQFAADOEgAg9goAAMwSADD3CgAA2AgAEPgKAADMEgAw-QoBAAAAAfwKQACGEQAhkAsBAIURACGRCwEAkBEAIZQLAgCEEQAhugsBAJARACHwCwEAhREAIfMLQACGEQAhiwwQALcRACG_DAEAxREAIcAMAQCFEQAhwQwBAIURACHCDAEAkBEAIcMMAAC8EQAgxAxAAJoRACHFDEAAmhEAIcYMQACaEQAhxwwBAMUSACHvDAAAyxIAIAIAAADaCAAgCAAAlxcAIAIAAACVFwAgCAAAlhcAIBX2CgAAlBcAMPcKAACVFwAQ-AoAAJQXADD5CgEAxREAIfwKQACGEQAhkAsBAIURACGRCwEAkBEAIZQLAgCEEQAhugsBAJARACHwCwEAhREAIfMLQACGEQAhiwwQALcRACG_DAEAxREAIcAMAQCFEQAhwQwBAIURACHCDAEAkBEAIcMMAAC8EQAgxAxAAJoRACHFDEAAmhEAIcYMQACaEQAhxwwBAMUSACEV9goAAJQXADD3CgAAlRcAEPgKAACUFwAw-QoBAMURACH8CkAAhhEAIZALAQCFEQAhkQsBAJARACGUCwIAhBEAIboLAQCQEQAh8AsBAIURACHzC0AAhhEAIYsMEAC3EQAhvwwBAMURACHADAEAhREAIcEMAQCFEQAhwgwBAJARACHDDAAAvBEAIMQMQACaEQAhxQxAAJoRACHGDEAAmhEAIccMAQDFEgAhEfkKAQD6EwAh_ApAAPsTACGQCwEA-hMAIZELAQCDFAAhlAsCAPkTACG6CwEAgxQAIfALAQD6EwAh8wtAAPsTACGLDBAAphQAIcAMAQD6EwAhwQwBAPoTACHCDAEAgxQAIcMMgAAAAAHEDEAAihQAIcUMQACKFAAhxgxAAIoUACHHDAEAgxQAIRLUBQAA4xYAIPkKAQD6EwAh_ApAAPsTACGQCwEA-hMAIZELAQCDFAAhlAsCAPkTACG6CwEAgxQAIfALAQD6EwAh8wtAAPsTACGLDBAAphQAIcAMAQD6EwAhwQwBAPoTACHCDAEAgxQAIcMMgAAAAAHEDEAAihQAIcUMQACKFAAhxgxAAIoUACHHDAEAgxQAIRLUBQAA8RYAIPkKAQAAAAH8CkAAAAABkAsBAAAAAZELAQAAAAGUCwIAAAABugsBAAAAAfALAQAAAAHzC0AAAAABiwwQAAAAAcAMAQAAAAHBDAEAAAABwgwBAAAAAcMMgAAAAAHEDEAAAAABxQxAAAAAAcYMQAAAAAHHDAEAAAABBA8AAI0XADCfDgAAjhcAMKMOAACRFwAwpA4AAJAXACAACtIFAACcFwAg1AUAAJ0XACCRCwAA_xMAILoLAAD_EwAgwgwAAP8TACDDDAAA_xMAIMQMAAD_EwAgxQwAAP8TACDGDAAA_xMAIMcMAAD_EwAgDtUFAACaFwAgugsAAP8TACC3DAAA_xMAIMoMAAD_EwAg1AwAAP8TACDgDAAA_xMAIOEMAAD_EwAg4gwAAP8TACDnDAAA_xMAIOgMAAD_EwAg6QwAAP8TACDqDAAA_xMAIOsMAAD_EwAg7QwAAP8TACAAAAAAAAAAAAAAAAAAAAAAAAGlDgAAAPYMAgAAAAAABQ8AAPIZACAQAAD1GQAgnw4AAPMZACCgDgAA9BkAIKMOAAC-BwAgAw8AAPIZACCfDgAA8xkAIKMOAAC-BwAgAAAAAAALDwAAvBcAMBAAAMEXADCfDgAAvRcAMKAOAAC-FwAwoQ4AAMAXADCiDgAAwBcAMKMOAADAFwAwpA4AAL8XACClDgAAwBcAMKYOAADCFwAwpw4AAMMXADAG-QoEAAAAAY8MAQAAAAGWDAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAABAgAAAMIHACAPAADHFwAgAwAAAMIHACAPAADHFwAgEAAAxhcAIAEIAADxGQAwC9wBAQCFEQAh8QQAAOASACD2CgAA3xIAMPcKAADABwAQ-AoAAN8SADD5CgQAAAABjwwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQIAAADCBwAgCAAAxhcAIAIAAADEFwAgCAAAxRcAIArcAQEAhREAIfYKAADDFwAw9woAAMQXABD4CgAAwxcAMPkKBAC1EQAhjwwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQrcAQEAhREAIfYKAADDFwAw9woAAMQXABD4CgAAwxcAMPkKBAC1EQAhjwwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQb5CgQAkxQAIY8MAQD6EwAhlgwBAPoTACH8DAEA-hMAIf0MAQD6EwAh_gwCAPkTACEG-QoEAJMUACGPDAEA-hMAIZYMAQD6EwAh_AwBAPoTACH9DAEA-hMAIf4MAgD5EwAhBvkKBAAAAAGPDAEAAAABlgwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAAQQPAAC8FwAwnw4AAL0XADCjDgAAwBcAMKQOAAC_FwAgAAHdAQAAyRcAIAAAAAAAAAAAAAAAAAAAAAAAAAABpQ4AAACGDQIAAAACpQ4BAAAABKgOAQAAAAUBpQ4BAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAA7BkAIBAAAO8ZACCfDgAA7RkAIKAOAADuGQAgow4AAPcEACADDwAA7BkAIJ8OAADtGQAgow4AAPcEACAAAAAAAAKlDgEAAAAEqA4BAAAABQsPAACDGAAwEAAAiBgAMJ8OAACEGAAwoA4AAIUYADChDgAAhxgAMKIOAACHGAAwow4AAIcYADCkDgAAhhgAIKUOAACHGAAwpg4AAIkYADCnDgAAihgAMAr5CgIAAAAB5gsBAAAAAcoMAQAAAAHqDAEAAAABjg0AAQAAAZENAQAAAAGSDQEAAAABkw0BAAAAAZQNAQAAAAGVDQABAAABAgAAAPsEACAPAACOGAAgAwAAAPsEACAPAACOGAAgEAAAjRgAIAEIAADrGQAwEJ8DAACEEwAg9goAAIMTADD3CgAA-QQAEPgKAACDEwAw-QoCAAAAAeYLAQCQEQAhygwBAIURACHqDAEAhREAIY4NAAG5EgAhkA0CAIQRACGRDQEAhREAIZINAQCFEQAhkw0BAJARACGUDQEAkBEAIZUNAAG_EgAhng0AAIITACACAAAA-wQAIAgAAI0YACACAAAAixgAIAgAAIwYACAO9goAAIoYADD3CgAAixgAEPgKAACKGAAw-QoCAIQRACHmCwEAkBEAIcoMAQCFEQAh6gwBAIURACGODQABuRIAIZANAgCEEQAhkQ0BAIURACGSDQEAhREAIZMNAQCQEQAhlA0BAJARACGVDQABvxIAIQ72CgAAihgAMPcKAACLGAAQ-AoAAIoYADD5CgIAhBEAIeYLAQCQEQAhygwBAIURACHqDAEAhREAIY4NAAG5EgAhkA0CAIQRACGRDQEAhREAIZINAQCFEQAhkw0BAJARACGUDQEAkBEAIZUNAAG_EgAhCvkKAgD5EwAh5gsBAIMUACHKDAEA-hMAIeoMAQD6EwAhjg0AAf0WACGRDQEA-hMAIZINAQD6EwAhkw0BAIMUACGUDQEAgxQAIZUNAAGDFwAhCvkKAgD5EwAh5gsBAIMUACHKDAEA-hMAIeoMAQD6EwAhjg0AAf0WACGRDQEA-hMAIZINAQD6EwAhkw0BAIMUACGUDQEAgxQAIZUNAAGDFwAhCvkKAgAAAAHmCwEAAAABygwBAAAAAeoMAQAAAAGODQABAAABkQ0BAAAAAZINAQAAAAGTDQEAAAABlA0BAAAAAZUNAAEAAAEBpQ4BAAAABAQPAACDGAAwnw4AAIQYADCjDgAAhxgAMKQOAACGGAAgAAOgAwAAkRgAIJoNAAD_EwAgmw0AAP8TACAAAAAAAAAAAAUPAADmGQAgEAAA6RkAIJ8OAADnGQAgoA4AAOgZACCjDgAA-QMAIAMPAADmGQAgnw4AAOcZACCjDgAA-QMAIAAAAAAAAaUOAAAApw0CBw8AAOAZACAQAADkGQAgnw4AAOEZACCgDgAA4xkAIKEOAAD7AwAgog4AAPsDACCjDgAA8QMAIAsPAAClGAAwEAAAqhgAMJ8OAACmGAAwoA4AAKcYADChDgAAqRgAMKIOAACpGAAwow4AAKkYADCkDgAAqBgAIKUOAACpGAAwpg4AAKsYADCnDgAArBgAMAT5CgEAAAAB_ApAAAAAAbELAQAAAAGjDQQAAAABAgAAAP8DACAPAACwGAAgAwAAAP8DACAPAACwGAAgEAAArxgAIAEIAADiGQAwCswCAACTEwAg9goAAJITADD3CgAA_QMAEPgKAACSEwAw-QoBAAAAAfwKQACGEQAhsQsBAIURACGiDQEAxREAIaMNBAC1EQAhrQ0AAJETACACAAAA_wMAIAgAAK8YACACAAAArRgAIAgAAK4YACAI9goAAKwYADD3CgAArRgAEPgKAACsGAAw-QoBAMURACH8CkAAhhEAIbELAQCFEQAhog0BAMURACGjDQQAtREAIQj2CgAArBgAMPcKAACtGAAQ-AoAAKwYADD5CgEAxREAIfwKQACGEQAhsQsBAIURACGiDQEAxREAIaMNBAC1EQAhBPkKAQD6EwAh_ApAAPsTACGxCwEA-hMAIaMNBACTFAAhBPkKAQD6EwAh_ApAAPsTACGxCwEA-hMAIaMNBACTFAAhBPkKAQAAAAH8CkAAAAABsQsBAAAAAaMNBAAAAAEDDwAA4BkAIJ8OAADhGQAgow4AAPEDACAEDwAApRgAMJ8OAACmGAAwow4AAKkYADCkDgAAqBgAIAAAAAGlDgAAAKsNAgUPAADbGQAgEAAA3hkAIJ8OAADcGQAgoA4AAN0ZACCjDgAA8QMAIAMPAADbGQAgnw4AANwZACCjDgAA8QMAIAAAAAsPAADKGAAwEAAAzxgAMJ8OAADLGAAwoA4AAMwYADChDgAAzhgAMKIOAADOGAAwow4AAM4YADCkDgAAzRgAIKUOAADOGAAwpg4AANAYADCnDgAA0RgAMAsPAAC-GAAwEAAAwxgAMJ8OAAC_GAAwoA4AAMAYADChDgAAwhgAMKIOAADCGAAwow4AAMIYADCkDgAAwRgAIKUOAADCGAAwpg4AAMQYADCnDgAAxRgAMAzNAgAAshgAIPkKAQAAAAH8CkAAAAABigtAAAAAAZELAQAAAAGfDAAAAKcNAqMNBAAAAAGkDQEAAAABpQ0BAAAAAacNBAAAAAGoDQQAAAABqQ1AAAAAAQIAAAD5AwAgDwAAyRgAIAMAAAD5AwAgDwAAyRgAIBAAAMgYACABCAAA2hkAMBHKAgAAmRMAIM0CAACaEwAg9goAAJcTADD3CgAA9wMAEPgKAACXEwAw-QoBAAAAAfwKQACGEQAhigtAAJoRACGRCwEAkBEAIZ8MAACYE6cNIuAMAQDFEgAhow0EALURACGkDQEAAAABpQ0BAIURACGnDQQAtREAIagNBAC1EQAhqQ1AAJoRACECAAAA-QMAIAgAAMgYACACAAAAxhgAIAgAAMcYACAP9goAAMUYADD3CgAAxhgAEPgKAADFGAAw-QoBAMURACH8CkAAhhEAIYoLQACaEQAhkQsBAJARACGfDAAAmBOnDSLgDAEAxRIAIaMNBAC1EQAhpA0BAIURACGlDQEAhREAIacNBAC1EQAhqA0EALURACGpDUAAmhEAIQ_2CgAAxRgAMPcKAADGGAAQ-AoAAMUYADD5CgEAxREAIfwKQACGEQAhigtAAJoRACGRCwEAkBEAIZ8MAACYE6cNIuAMAQDFEgAhow0EALURACGkDQEAhREAIaUNAQCFEQAhpw0EALURACGoDQQAtREAIakNQACaEQAhC_kKAQD6EwAh_ApAAPsTACGKC0AAihQAIZELAQCDFAAhnwwAAKIYpw0iow0EAJMUACGkDQEA-hMAIaUNAQD6EwAhpw0EAJMUACGoDQQAkxQAIakNQACKFAAhDM0CAACkGAAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAhkQsBAIMUACGfDAAAohinDSKjDQQAkxQAIaQNAQD6EwAhpQ0BAPoTACGnDQQAkxQAIagNBACTFAAhqQ1AAIoUACEMzQIAALIYACD5CgEAAAAB_ApAAAAAAYoLQAAAAAGRCwEAAAABnwwAAACnDQKjDQQAAAABpA0BAAAAAaUNAQAAAAGnDQQAAAABqA0EAAAAAakNQAAAAAED_ApAAAAAAbELAQAAAAGrDQAAAKsNAgIAAAD1AwAgDwAA1RgAIAMAAAD1AwAgDwAA1RgAIBAAANQYACABCAAA2RkAMAnKAgAAnhMAIPYKAACcEwAw9woAAPMDABD4CgAAnBMAMPwKQACGEQAhsQsBAIURACHgDAEAxREAIasNAACdE6sNIq4NAACbEwAgAgAAAPUDACAIAADUGAAgAgAAANIYACAIAADTGAAgB_YKAADRGAAw9woAANIYABD4CgAA0RgAMPwKQACGEQAhsQsBAIURACHgDAEAxREAIasNAACdE6sNIgf2CgAA0RgAMPcKAADSGAAQ-AoAANEYADD8CkAAhhEAIbELAQCFEQAh4AwBAMURACGrDQAAnROrDSID_ApAAPsTACGxCwEA-hMAIasNAAC2GKsNIgP8CkAA-xMAIbELAQD6EwAhqw0AALYYqw0iA_wKQAAAAAGxCwEAAAABqw0AAACrDQIEDwAAyhgAMJ8OAADLGAAwow4AAM4YADCkDgAAzRgAIAQPAAC-GAAwnw4AAL8YADCjDgAAwhgAMKQOAADBGAAgAAAGygIAANsYACDNAgAA3BgAIIoLAAD_EwAgkQsAAP8TACDgDAAA_xMAIKkNAAD_EwAgAssCAADYGAAgzgIAANkYACAAAAAAAaUOIAAAAAEAAAAAAAGlDgAAALMNAgAAAAKlDgEAAAAEqA4BAAAABQKlDgEAAAAEqA4BAAAABQAAAAAAAAAAAAAAAAAFDwAA1BkAIBAAANcZACCfDgAA1RkAIKAOAADWGQAgow4AAMYCACADDwAA1BkAIJ8OAADVGQAgow4AAMYCACAAAAAAAAGlDgAAANANAgsPAACCGQAwEAAAhxkAMJ8OAACDGQAwoA4AAIQZADChDgAAhhkAMKIOAACGGQAwow4AAIYZADCkDgAAhRkAIKUOAACGGQAwpg4AAIgZADCnDgAAiRkAMAX5CgQAAAABlgwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAAQIAAADKAgAgDwAAjRkAIAMAAADKAgAgDwAAjRkAIBAAAIwZACABCAAA0xkAMArcAQAAvBMAIPYKAAC7EwAw9woAAMgCABD4CgAAuxMAMPkKBAAAAAGUDAEAhREAIZYMAQCFEQAh_AwBAIURACH9DAEAhREAIf4MAgCEEQAhAgAAAMoCACAIAACMGQAgAgAAAIoZACAIAACLGQAgCfYKAACJGQAw9woAAIoZABD4CgAAiRkAMPkKBAC1EQAhlAwBAIURACGWDAEAhREAIfwMAQCFEQAh_QwBAIURACH-DAIAhBEAIQn2CgAAiRkAMPcKAACKGQAQ-AoAAIkZADD5CgQAtREAIZQMAQCFEQAhlgwBAIURACH8DAEAhREAIf0MAQCFEQAh_gwCAIQRACEF-QoEAJMUACGWDAEA-hMAIfwMAQD6EwAh_QwBAPoTACH-DAIA-RMAIQX5CgQAkxQAIZYMAQD6EwAh_AwBAPoTACH9DAEA-hMAIf4MAgD5EwAhBfkKBAAAAAGWDAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAABBA8AAIIZADCfDgAAgxkAMKMOAACGGQAwpA4AAIUZACAACt0BAACPGQAgigsAAP8TACDQDQAA_xMAINENAAD_EwAg0g0AAP8TACDTDQAA_xMAINQNAAD_EwAg1g0AAP8TACDXDQAA_xMAINgNAAD_EwAgAAAAAAABpQ4AAADaDQIBpQ4AAADbDQIAAAAAAAAAAAAAAAAAAAAAAAAAAAGlDgAAAPkNAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGlDgAAAJkOAgAAAAAAAAGlDgAAAJwOAgX5CgQAAAABlgwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAARD8CkAAAAABigtAAAAAAZALAAAA0A0C1QsEAAAAAY8MAQAAAAGWDAEAAAAB_wwCAAAAAdANQAAAAAHRDQEAAAAB0g1AAAAAAdMNQAAAAAHUDUAAAAAB1Q0CAAAAAdYNQAAAAAHXDUAAAAAB2A1AAAAAAQIAAADGAgAgDwAA1BkAIAMAAADOAgAgDwAA1BkAIBAAANgZACASAAAAzgIAIAgAANgZACD8CkAA-xMAIYoLQACKFAAhkAsAAIAZ0A0i1QsEAJMUACGPDAEA-hMAIZYMAQD6EwAh_wwCAPkTACHQDUAAihQAIdENAQCDFAAh0g1AAIoUACHTDUAAihQAIdQNQACKFAAh1Q0CAPkTACHWDUAAihQAIdcNQACKFAAh2A1AAIoUACEQ_ApAAPsTACGKC0AAihQAIZALAACAGdANItULBACTFAAhjwwBAPoTACGWDAEA-hMAIf8MAgD5EwAh0A1AAIoUACHRDQEAgxQAIdINQACKFAAh0w1AAIoUACHUDUAAihQAIdUNAgD5EwAh1g1AAIoUACHXDUAAihQAIdgNQACKFAAhA_wKQAAAAAGxCwEAAAABqw0AAACrDQIL-QoBAAAAAfwKQAAAAAGKC0AAAAABkQsBAAAAAZ8MAAAApw0Cow0EAAAAAaQNAQAAAAGlDQEAAAABpw0EAAAAAagNBAAAAAGpDUAAAAABBs4CAADXGAAg-QoBAAAAAfwKQAAAAAGWDAEAAAABpQ0BAAAAAawNAQAAAAECAAAA8QMAIA8AANsZACADAAAA-wMAIA8AANsZACAQAADfGQAgCAAAAPsDACAIAADfGQAgzgIAAL0YACD5CgEA-hMAIfwKQAD7EwAhlgwBAPoTACGlDQEA-hMAIawNAQD6EwAhBs4CAAC9GAAg-QoBAPoTACH8CkAA-xMAIZYMAQD6EwAhpQ0BAPoTACGsDQEA-hMAIQbLAgAA1hgAIPkKAQAAAAH8CkAAAAABlgwBAAAAAaUNAQAAAAGsDQEAAAABAgAAAPEDACAPAADgGQAgBPkKAQAAAAH8CkAAAAABsQsBAAAAAaMNBAAAAAEDAAAA-wMAIA8AAOAZACAQAADlGQAgCAAAAPsDACAIAADlGQAgywIAALwYACD5CgEA-hMAIfwKQAD7EwAhlgwBAPoTACGlDQEA-hMAIawNAQD6EwAhBssCAAC8GAAg-QoBAPoTACH8CkAA-xMAIZYMAQD6EwAhpQ0BAPoTACGsDQEA-hMAIQ3KAgAAsRgAIPkKAQAAAAH8CkAAAAABigtAAAAAAZELAQAAAAGfDAAAAKcNAuAMAQAAAAGjDQQAAAABpA0BAAAAAaUNAQAAAAGnDQQAAAABqA0EAAAAAakNQAAAAAECAAAA-QMAIA8AAOYZACADAAAA9wMAIA8AAOYZACAQAADqGQAgDwAAAPcDACAIAADqGQAgygIAAKMYACD5CgEA-hMAIfwKQAD7EwAhigtAAIoUACGRCwEAgxQAIZ8MAACiGKcNIuAMAQCDFAAhow0EAJMUACGkDQEA-hMAIaUNAQD6EwAhpw0EAJMUACGoDQQAkxQAIakNQACKFAAhDcoCAACjGAAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAhkQsBAIMUACGfDAAAohinDSLgDAEAgxQAIaMNBACTFAAhpA0BAPoTACGlDQEA-hMAIacNBACTFAAhqA0EAJMUACGpDUAAihQAIQr5CgIAAAAB5gsBAAAAAcoMAQAAAAHqDAEAAAABjg0AAQAAAZENAQAAAAGSDQEAAAABkw0BAAAAAZQNAQAAAAGVDQABAAABCvkKAgAAAAGSDQEAAAABlg0BAAAAAZcNAQAAAAGYDQEAAAABmQ0BAAAAAZoNAQAAAAGbDQEAAAABnA0AAI8YACCdDSAAAAABAgAAAPcEACAPAADsGQAgAwAAAP8EACAPAADsGQAgEAAA8BkAIAwAAAD_BAAgCAAA8BkAIPkKAgD5EwAhkg0BAPoTACGWDQEA-hMAIZcNAQD6EwAhmA0BAPoTACGZDQEA-hMAIZoNAQCDFAAhmw0BAIMUACGcDQAAgRgAIJ0NIACdFAAhCvkKAgD5EwAhkg0BAPoTACGWDQEA-hMAIZcNAQD6EwAhmA0BAPoTACGZDQEA-hMAIZoNAQCDFAAhmw0BAIMUACGcDQAAgRgAIJ0NIACdFAAhBvkKBAAAAAGPDAEAAAABlgwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAAQKWDAEAAAAB_wwCAAAAAQIAAAC-BwAgDwAA8hkAIAMAAADGBwAgDwAA8hkAIBAAAPYZACAEAAAAxgcAIAgAAPYZACCWDAEA-hMAIf8MAgD5EwAhApYMAQD6EwAh_wwCAPkTACER-QoBAAAAAfwKQAAAAAGQCwEAAAABkQsBAAAAAZQLAgAAAAG6CwEAAAAB8AsBAAAAAfMLQAAAAAGLDBAAAAABwAwBAAAAAcEMAQAAAAHCDAEAAAABwwyAAAAAAcQMQAAAAAHFDEAAAAABxgxAAAAAAccMAQAAAAEg-QoBAAAAAfwKQAAAAAGQCwEAAAABugsBAAAAAfALAQAAAAHzC0AAAAABigwBAAAAAYsMEAAAAAGfDAEAAAABtwwBAAAAAcoMAQAAAAHMDAEAAAABzgwBAAAAAdQMQAAAAAHWDAEAAAAB2AxAAAAAAdkMAQAAAAHaDAEAAAAB4AwBAAAAAeEMAgAAAAHiDAIAAAAB4wwgAAAAAeQMIAAAAAHlDAEAAAAB5gwBAAAAAecMEAAAAAHoDBAAAAAB6QwQAAAAAeoMAQAAAAHrDAEAAAAB7AwBAAAAAe0MAQAAAAECAAAA1ggAIA8AAPgZACACiwwQAAAAAb4MAgAAAAEDAAAA4wgAIA8AAPgZACAQAAD9GQAgIgAAAOMIACAIAAD9GQAg-QoBAPoTACH8CkAA-xMAIZALAQD6EwAhugsBAIMUACHwCwEA-hMAIfMLQAD7EwAhigwBAPoTACGLDBAAphQAIZ8MAQD6EwAhtwwBAIMUACHKDAEAgxQAIcwMAQD6EwAhzgwBAPoTACHUDEAAihQAIdYMAQD6EwAh2AxAAPsTACHZDAEA-hMAIdoMAQD6EwAh4AwBAIMUACHhDAIAlBQAIeIMAgCUFAAh4wwgAJ0UACHkDCAAnRQAIeUMAQD6EwAh5gwBAPoTACHnDBAA8BQAIegMEADwFAAh6QwQAPAUACHqDAEAgxQAIesMAQCDFAAh7AwBAPoTACHtDAEAgxQAISD5CgEA-hMAIfwKQAD7EwAhkAsBAPoTACG6CwEAgxQAIfALAQD6EwAh8wtAAPsTACGKDAEA-hMAIYsMEACmFAAhnwwBAPoTACG3DAEAgxQAIcoMAQCDFAAhzAwBAPoTACHODAEA-hMAIdQMQACKFAAh1gwBAPoTACHYDEAA-xMAIdkMAQD6EwAh2gwBAPoTACHgDAEAgxQAIeEMAgCUFAAh4gwCAJQUACHjDCAAnRQAIeQMIACdFAAh5QwBAPoTACHmDAEA-hMAIecMEADwFAAh6AwQAPAUACHpDBAA8BQAIeoMAQCDFAAh6wwBAIMUACHsDAEA-hMAIe0MAQCDFAAhE9IFAADwFgAg-QoBAAAAAfwKQAAAAAGQCwEAAAABkQsBAAAAAZQLAgAAAAG6CwEAAAAB8AsBAAAAAfMLQAAAAAGLDBAAAAABvwwBAAAAAcAMAQAAAAHBDAEAAAABwgwBAAAAAcMMgAAAAAHEDEAAAAABxQxAAAAAAcYMQAAAAAHHDAEAAAABAgAAANoIACAPAAD-GQAgAwAAANgIACAPAAD-GQAgEAAAghoAIBUAAADYCAAgCAAAghoAINIFAADiFgAg-QoBAPoTACH8CkAA-xMAIZALAQD6EwAhkQsBAIMUACGUCwIA-RMAIboLAQCDFAAh8AsBAPoTACHzC0AA-xMAIYsMEACmFAAhvwwBAPoTACHADAEA-hMAIcEMAQD6EwAhwgwBAIMUACHDDIAAAAABxAxAAIoUACHFDEAAihQAIcYMQACKFAAhxwwBAIMUACET0gUAAOIWACD5CgEA-hMAIfwKQAD7EwAhkAsBAPoTACGRCwEAgxQAIZQLAgD5EwAhugsBAIMUACHwCwEA-hMAIfMLQAD7EwAhiwwQAKYUACG_DAEA-hMAIcAMAQD6EwAhwQwBAPoTACHCDAEAgxQAIcMMgAAAAAHEDEAAihQAIcUMQACKFAAhxgxAAIoUACHHDAEAgxQAIQb5CgEAAAABtwwBAAAAAbgMgAAAAAG5DCAAAAABugxAAAAAAbsMIAAAAAED-QoBAAAAAboMQAAAAAG8DAEAAAABAgAAAKIKACAPAACEGgAgAwAAAKoKACAPAACEGgAgEAAAiBoAIAUAAACqCgAgCAAAiBoAIPkKAQD6EwAhugxAAPsTACG8DAEA-hMAIQP5CgEA-hMAIboMQAD7EwAhvAwBAPoTACEC-QoEAAAAAZ0MgAAAAAEP-QoBAAAAAZ4MAQAAAAGfDAEAAAABoAxAAAAAAaEMBAAAAAGiDAQAAAABowwAAK4WACCkDEAAAAABpQwAAK8WACCmDAEAAAABpwwCAAAAAagMEAAAAAGpDAIAAAABqgxAAAAAAasMQAAAAAECAAAAoQsAIA8AAIoaACADAAAAqQsAIA8AAIoaACAQAACOGgAgEQAAAKkLACAIAACOGgAg-QoBAPoTACGeDAEA-hMAIZ8MAQD6EwAhoAxAAIoUACGhDAQAkxQAIaIMBACTFAAhowwAAJ8WACCkDEAA-xMAIaUMAACgFgAgpgwBAIMUACGnDAIA-RMAIagMEACmFAAhqQwCAPkTACGqDEAA-xMAIasMQACKFAAhD_kKAQD6EwAhngwBAPoTACGfDAEA-hMAIaAMQACKFAAhoQwEAJMUACGiDAQAkxQAIaMMAACfFgAgpAxAAPsTACGlDAAAoBYAIKYMAQCDFAAhpwwCAPkTACGoDBAAphQAIakMAgD5EwAhqgxAAPsTACGrDEAAihQAIQKxCwEAAAABkwxAAAAAAQr5CgEAAAAB_ApAAAAAAYoLQAAAAAHTC0AAAAAB6QsBAAAAAY4MAQAAAAGPDAEAAAABkAwBAAAAAZEMIAAAAAGSDEAAAAABCNAHAACLFgAg_ApAAAAAAbsLAQAAAAGPDAEAAAABlgwBAAAAAZcMAQAAAAGYDEAAAAABmQxAAAAAAQIAAADVCwAgDwAAkRoAIAMAAADfCwAgDwAAkRoAIBAAAJUaACAKAAAA3wsAIAgAAJUaACDQBwAA8RUAIPwKQAD7EwAhuwsBAPoTACGPDAEA-hMAIZYMAQD6EwAhlwwBAIMUACGYDEAAihQAIZkMQACKFAAhCNAHAADxFQAg_ApAAPsTACG7CwEA-hMAIY8MAQD6EwAhlgwBAPoTACGXDAEAgxQAIZgMQACKFAAhmQxAAIoUACEIygcAAIoWACD8CkAAAAABuwsBAAAAAY8MAQAAAAGWDAEAAAABlwwBAAAAAZgMQAAAAAGZDEAAAAABAgAAANULACAPAACWGgAgBPkKAQAAAAGcC0AAAAAB9gsBAAAAAYQMQAAAAAEC-QoBAAAAAYMMQAAAAAEGuwsBAAAAAfELQAAAAAGKDAEAAAABiwwQAAAAAYwMAgAAAAGNDBAAAAABAwAAAN8LACAPAACWGgAgEAAAnRoAIAoAAADfCwAgCAAAnRoAIMoHAADwFQAg_ApAAPsTACG7CwEA-hMAIY8MAQD6EwAhlgwBAPoTACGXDAEAgxQAIZgMQACKFAAhmQxAAIoUACEIygcAAPAVACD8CkAA-xMAIbsLAQD6EwAhjwwBAPoTACGWDAEA-hMAIZcMAQCDFAAhmAxAAIoUACGZDEAAihQAIQ7xBAAA4RUAIMwHAADiFQAgzgcAAOMVACD5CgEAAAAB_ApAAAAAAYoLQAAAAAHTC0AAAAAB6QsBAAAAAfgLAQAAAAGODAEAAAABjwwBAAAAAZAMAQAAAAGRDCAAAAABkgxAAAAAAQIAAADdCwAgDwAAnhoAIAMAAADbCwAgDwAAnhoAIBAAAKIaACAQAAAA2wsAIAgAAKIaACDxBAAAvBUAIMwHAAC9FQAgzgcAAL4VACD5CgEA-hMAIfwKQAD7EwAhigtAAIoUACHTC0AAihQAIekLAQCDFAAh-AsBAIMUACGODAEA-hMAIY8MAQD6EwAhkAwBAIMUACGRDCAAnRQAIZIMQACKFAAhDvEEAAC8FQAgzAcAAL0VACDOBwAAvhUAIPkKAQD6EwAh_ApAAPsTACGKC0AAihQAIdMLQACKFAAh6QsBAIMUACH4CwEAgxQAIY4MAQD6EwAhjwwBAPoTACGQDAEAgxQAIZEMIACdFAAhkgxAAIoUACEE-QoBAAAAAZwLQAAAAAGCDAEAAAABhAxAAAAAAQv5CgEAAAABnAtAAAAAAakLAQAAAAHbCwIAAAAB-QsBAAAAAfwLAQAAAAGFDAEAAAABhgwBAAAAAYcMAQAAAAGIDAEAAAABiQwBAAAAAQIAAADnDAAgDwAApBoAIA7xBAAA4RUAIM4HAADjFQAgzwcAAOQVACD5CgEAAAAB_ApAAAAAAYoLQAAAAAHTC0AAAAAB6QsBAAAAAfgLAQAAAAGODAEAAAABjwwBAAAAAZAMAQAAAAGRDCAAAAABkgxAAAAAAQIAAADdCwAgDwAAphoAIAMAAADqDAAgDwAApBoAIBAAAKoaACANAAAA6gwAIAgAAKoaACD5CgEA-hMAIZwLQAD7EwAhqQsBAIMUACHbCwIA-RMAIfkLAQD6EwAh_AsBAPoTACGFDAEA-hMAIYYMAQD6EwAhhwwBAPoTACGIDAEA-hMAIYkMAQD6EwAhC_kKAQD6EwAhnAtAAPsTACGpCwEAgxQAIdsLAgD5EwAh-QsBAPoTACH8CwEA-hMAIYUMAQD6EwAhhgwBAPoTACGHDAEA-hMAIYgMAQD6EwAhiQwBAPoTACEDAAAA2wsAIA8AAKYaACAQAACtGgAgEAAAANsLACAIAACtGgAg8QQAALwVACDOBwAAvhUAIM8HAAC_FQAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAh0wtAAIoUACHpCwEAgxQAIfgLAQCDFAAhjgwBAPoTACGPDAEA-hMAIZAMAQCDFAAhkQwgAJ0UACGSDEAAihQAIQ7xBAAAvBUAIM4HAAC-FQAgzwcAAL8VACD5CgEA-hMAIfwKQAD7EwAhigtAAIoUACHTC0AAihQAIekLAQCDFAAh-AsBAIMUACGODAEA-hMAIY8MAQD6EwAhkAwBAIMUACGRDCAAnRQAIZIMQACKFAAhDvEEAADhFQAgzAcAAOIVACDPBwAA5BUAIPkKAQAAAAH8CkAAAAABigtAAAAAAdMLQAAAAAHpCwEAAAAB-AsBAAAAAY4MAQAAAAGPDAEAAAABkAwBAAAAAZEMIAAAAAGSDEAAAAABAgAAAN0LACAPAACuGgAgAwAAANsLACAPAACuGgAgEAAAshoAIBAAAADbCwAgCAAAshoAIPEEAAC8FQAgzAcAAL0VACDPBwAAvxUAIPkKAQD6EwAh_ApAAPsTACGKC0AAihQAIdMLQACKFAAh6QsBAIMUACH4CwEAgxQAIY4MAQD6EwAhjwwBAPoTACGQDAEAgxQAIZEMIACdFAAhkgxAAIoUACEO8QQAALwVACDMBwAAvRUAIM8HAAC_FQAg-QoBAPoTACH8CkAA-xMAIYoLQACKFAAh0wtAAIoUACHpCwEAgxQAIfgLAQCDFAAhjgwBAPoTACGPDAEA-hMAIZAMAQCDFAAhkQwgAJ0UACGSDEAAihQAIQaQCwEAAAABlAsCAAAAAZULQAAAAAHpCwEAAAAB9AtAAAAAAfcLAQAAAAEM-QoBAAAAAfwKQAAAAAGpCwEAAAABsAsBAAAAAbELAQAAAAG7CwEAAAAB2wsCAAAAAfgLAQAAAAH5CwEAAAAB-gsBAAAAAfsLAQAAAAH8CwEAAAABAgAAAMUNACAPAAC0GgAgAwAAAM0NACAPAAC0GgAgEAAAuBoAIA4AAADNDQAgCAAAuBoAIPkKAQD6EwAh_ApAAPsTACGpCwEAgxQAIbALAQD6EwAhsQsBAIMUACG7CwEAgxQAIdsLAgD5EwAh-AsBAIMUACH5CwEA-hMAIfoLAQD6EwAh-wsBAPoTACH8CwEA-hMAIQz5CgEA-hMAIfwKQAD7EwAhqQsBAIMUACGwCwEA-hMAIbELAQCDFAAhuwsBAIMUACHbCwIA-RMAIfgLAQCDFAAh-QsBAPoTACH6CwEA-hMAIfsLAQD6EwAh_AsBAPoTACEJ_ApAAAAAAYoLQAAAAAGoCwEAAAABqQsBAAAAAaoLBAAAAAGrC0AAAAABrAsBAAAAAa0LQAAAAAGuCyAAAAABDfkKBAAAAAGWCwEAAAABlwsEAAAAAZgLgAAAAAGZCwEAAAABmgsCAAAAAZsLBAAAAAGcC0AAAAABnQtAAAAAAZ4LQAAAAAGfCwEAAAABoAsBAAAAAaELQAAAAAEXhAoAAMgUACCFCgAAyRQAIPkKAQAAAAH8CkAAAAABigtAAAAAAakLAQAAAAGwCwAAALALArELAQAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1CwEAAAABtgsEAAAAAbcLBAAAAAG4CwEAAAABuQsQAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LQAAAAAG-C0AAAAABvwsCAAAAAcALQAAAAAECAAAAwQ8AIA8AALsaACADAAAAzQ8AIA8AALsaACAQAAC_GgAgGQAAAM0PACAIAAC_GgAghAoAAKgUACCFCgAAqRQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEXhAoAAKgUACCFCgAAqRQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEXgwoAAMcUACCFCgAAyRQAIPkKAQAAAAH8CkAAAAABigtAAAAAAakLAQAAAAGwCwAAALALArELAQAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1CwEAAAABtgsEAAAAAbcLBAAAAAG4CwEAAAABuQsQAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LQAAAAAG-C0AAAAABvwsCAAAAAcALQAAAAAECAAAAwQ8AIA8AAMAaACADAAAAzQ8AIA8AAMAaACAQAADEGgAgGQAAAM0PACAIAADEGgAggwoAAKcUACCFCgAAqRQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEXgwoAAKcUACCFCgAAqRQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEXgwoAAMcUACCECgAAyBQAIPkKAQAAAAH8CkAAAAABigtAAAAAAakLAQAAAAGwCwAAALALArELAQAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1CwEAAAABtgsEAAAAAbcLBAAAAAG4CwEAAAABuQsQAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LQAAAAAG-C0AAAAABvwsCAAAAAcALQAAAAAECAAAAwQ8AIA8AAMUaACADAAAAzQ8AIA8AAMUaACAQAADJGgAgGQAAAM0PACAIAADJGgAggwoAAKcUACCECgAAqBQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEXgwoAAKcUACCECgAAqBQAIPkKAQD6EwAh_ApAAPsTACGKC0AA-xMAIakLAQCDFAAhsAsAAKUUsAsisQsBAPoTACGyCwEA-hMAIbMLAQD6EwAhtAsBAPoTACG1CwEA-hMAIbYLBACTFAAhtwsEAJUUACG4CwEAgxQAIbkLEACmFAAhugsBAIMUACG7CwEA-hMAIbwLAQCDFAAhvQtAAIoUACG-C0AAihQAIb8LAgD5EwAhwAtAAIoUACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAAAxUAuQIWALoCFwC7AgAAAAMVALkCFgC6AhcAuwIAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAAAAAUVAMECFgDEAhcAxQI4AMICOQDDAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAAAxUA0wIWANQCFwDVAgAAAAMVANMCFgDUAhcA1QIAAAAFFQDbAhYA3gIXAN8COADcAjkA3QIAAAAAAAUVANsCFgDeAhcA3wI4ANwCOQDdAgIVAOMC3QHDB-ICAfEEAOECAd0BxAcAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIAAAAAAAUVAOcCFgDqAhcA6wI4AOgCOQDpAgHxBADhAgHxBADhAgUVAPACFgDzAhcA9AI4APECOQDyAgAAAAAABRUA8AIWAPMCFwD0AjgA8QI5APICAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIAAAADFQCEAxYAhQMXAIYDAAAAAxUAhAMWAIUDFwCGAwAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAAAAAxUAlgMWAJcDFwCYAwAAAAMVAJYDFgCXAxcAmAMCFQCeA9UF2wibAwMVAJ0D0gUAmgPUBd8InAMB0wUAmwMB1AXgCAAB1QXhCAAAAAUVAKIDFgClAxcApgM4AKMDOQCkAwAAAAAABRUAogMWAKUDFwCmAzgAowM5AKQDAAAAAxUArAMWAK0DFwCuAwAAAAMVAKwDFgCtAxcArgMAAAAFFQC0AxYAtwMXALgDOAC1AzkAtgMAAAAAAAUVALQDFgC3AxcAuAM4ALUDOQC2AwAAAAMVAL4DFgC_AxcAwAMAAAADFQC-AxYAvwMXAMADAAAAAxUAxgMWAMcDFwDIAwAAAAMVAMYDFgDHAxcAyAMAAAAFFQDOAxYA0QMXANIDOADPAzkA0AMAAAAAAAUVAM4DFgDRAxcA0gM4AM8DOQDQAwHSBQCaAwHSBQCaAwUVANcDFgDaAxcA2wM4ANgDOQDZAwAAAAAABRUA1wMWANoDFwDbAzgA2AM5ANkDAdMFAJsDAdMFAJsDBRUA4AMWAOMDFwDkAzgA4QM5AOIDAAAAAAAFFQDgAxYA4wMXAOQDOADhAzkA4gMCFQDoA9cGpwrnAwHWBgDmAwHXBqgKAAAAAxUA7AMWAO0DFwDuAwAAAAMVAOwDFgDtAxcA7gMB1gYA5gMB1gYA5gMDFQDzAxYA9AMXAPUDAAAAAxUA8wMWAPQDFwD1AwAAAAUVAPsDFgD-AxcA_wM4APwDOQD9AwAAAAAABRUA-wMWAP4DFwD_AzgA_AM5AP0DAAAAAxUAhQQWAIYEFwCHBAAAAAMVAIUEFgCGBBcAhwQAAAADFQCNBBYAjgQXAI8EAAAAAxUAjQQWAI4EFwCPBAIVAJMEqQemC5IEAagHAJEEAakHpwsAAAAFFQCXBBYAmgQXAJsEOACYBDkAmQQAAAAAAAUVAJcEFgCaBBcAmwQ4AJgEOQCZBAGoBwCRBAGoBwCRBAUVAKAEFgCjBBcApAQ4AKEEOQCiBAAAAAAABRUAoAQWAKMEFwCkBDgAoQQ5AKIEAxUArwTKB9oLpwTQB94LqAQB8QQApgQFFQCuBPEE4AumBMwH5AupBM4H6gusBM8H7gutBALLBwCoBM0HAKoEAhUAqwTMB-ULqQQBzAfmCwABywcAqAQBywcAqAQDzAfvCwDOB_ALAM8H8QsAAsoH8gsA0AfzCwAAAAMVALMEFgC0BBcAtQQAAAADFQCzBBYAtAQXALUEAAAAAxUAuwQWALwEFwC9BAAAAAMVALsEFgC8BBcAvQQB8QQApgQB8QQApgQDFQDCBBYAwwQXAMQEAAAAAxUAwgQWAMMEFwDEBAHxBMMMpgQB8QTJDKYEAxUAyQQWAMoEFwDLBAAAAAMVAMkEFgDKBBcAywQBywcAqAQBywcAqAQFFQDQBBYA0wQXANQEOADRBDkA0gQAAAAAAAUVANAEFgDTBBcA1AQ4ANEEOQDSBAAABRUA2QQWANwEFwDdBDgA2gQ5ANsEAAAAAAAFFQDZBBYA3AQXAN0EOADaBDkA2wQCywcAqATNBwCqBALLBwCoBM0HAKoEAxUA4gQWAOMEFwDkBAAAAAMVAOIEFgDjBBcA5AQBywcAqAQBywcAqAQDFQDpBBYA6gQXAOsEAAAAAxUA6QQWAOoEFwDrBAAAAAUVAPEEFgD0BBcA9QQ4APIEOQDzBAAAAAAABRUA8QQWAPQEFwD1BDgA8gQ5APMEAhUA-QThCMoN-AQBzQcA9wQB4QjLDQAAAAUVAP0EFgCABRcAgQU4AP4EOQD_BAAAAAAABRUA_QQWAIAFFwCBBTgA_gQ5AP8EAc0HAPcEAc0HAPcEBRUAhgUWAIkFFwCKBTgAhwU5AIgFAAAAAAAFFQCGBRYAiQUXAIoFOACHBTkAiAUAAAAFFQCQBRYAkwUXAJQFOACRBTkAkgUAAAAAAAUVAJAFFgCTBRcAlAU4AJEFOQCSBQAAAAMVAJoFFgCbBRcAnAUAAAADFQCaBRYAmwUXAJwFAAAAAxUAogUWAKMFFwCkBQAAAAMVAKIFFgCjBRcApAUAAAAFFQCqBRYArQUXAK4FOACrBTkArAUAAAAAAAUVAKoFFgCtBRcArgU4AKsFOQCsBQAAAAMVALQFFgC1BRcAtgUAAAADFQC0BRYAtQUXALYFAAAAAxUAvAUWAL0FFwC-BQAAAAMVALwFFgC9BRcAvgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAxAUWAMUFFwDGBQAAAAUVAMwFFgDPBRcA0AU4AM0FOQDOBQAAAAAABRUAzAUWAM8FFwDQBTgAzQU5AM4FBBUA1gWDCsYP0wWECsoP1AWFCswP1QUBggoA0gUBggoA0gUBggrOD9IFAoMKzw8AhArQDwAAAAUVANoFFgDdBRcA3gU4ANsFOQDcBQAAAAAABRUA2gUWAN0FFwDeBTgA2wU5ANwFAYIKANIFAYIKANIFBRUA4wUWAOYFFwDnBTgA5AU5AOUFAAAAAAAFFQDjBRYA5gUXAOcFOADkBTkA5QUBggoA0gUBggoA0gUFFQDsBRYA7wUXAPAFOADtBTkA7gUAAAAAAAUVAOwFFgDvBRcA8AU4AO0FOQDuBQGCCp8Q0gUBggqlENIFBRUA9QUWAPgFFwD5BTgA9gU5APcFAAAAAAAFFQD1BRYA-AUXAPkFOAD2BTkA9wUAAAADFQD_BRYAgAYXAIEGAAAAAxUA_wUWAIAGFwCBBgAAAAMVAIcGFgCIBhcAiQYAAAADFQCHBhYAiAYXAIkGAAAABRUAjwYWAJIGFwCTBjgAkAY5AJEGAAAAAAAFFQCPBhYAkgYXAJMGOACQBjkAkQYBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIoMQ0pMhEqNBIrNRIsOBItORIuOhIvPBIwPgIxPxMyQRIzQwI0RBQ1RRI2RhI3RwI6ShU7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AWGsAfwBYq0B_QFirgGAAmKvAYECYrABggJisQGEAmKyAYYCArMBhwJjtAGJAmK1AYsCArYBjAJktwGNAmK4AY4CYrkBjwICugGSAmW7AZMCa7wBlQJsvQGWAmy-AZkCbL8BmgJswAGbAmzBAZ0CbMIBnwICwwGgAm3EAaICbMUBpAICxgGlAm7HAaYCbMgBpwJsyQGoAgLKAasCb8sBrAJ1zAGuAnbNAa8Cds4BsgJ2zwGzAnbQAbQCdtEBtgJ20gG4AgLTAbkCd9QBuwJ21QG9AgLWAb4CeNcBvwJ22AHAAnbZAcECAtoBxAJ52wHFAn_eAccCgAHfAc0CgAHgAdACgAHhAdECgAHiAdICgAHjAdQCgAHkAdYCAuUB1wKDAeYB2QKAAecB2wIC6AHcAoQB6QHdAoAB6gHeAoAB6wHfAgLsAeIChQHtAeMCiwHuAeQCgQHvAeUCgQHwAeYCgQHxAecCgQHyAegCgQHzAeoCgQH0AewCAvUB7QKMAfYB7wKBAfcB8QIC-AHyAo0B-QHzAoEB-gH0AoEB-wH1AgL8AfgCjgH9AfkClAH-AfsClQH_AfwClQGAAv8ClQGBAoADlQGCAoEDlQGDAoMDlQGEAoUDAoUChgOWAYYCiAOVAYcCigMCiAKLA5cBiQKMA5UBigKNA5UBiwKOAwKMApEDmAGNApIDnAGOApQDnQGPApUDnQGQApgDnQGRApkDnQGSApoDnQGTApwDnQGUAp4DApUCnwOeAZYCoQOdAZcCowMCmAKkA58BmQKlA50BmgKmA50BmwKnAwKcAqoDoAGdAqsDpgGeAq0DpwGfAq4DpwGgArEDpwGhArIDpwGiArMDpwGjArUDpwGkArcDAqUCuAOoAaYCuQOnAacCugMCqAK9A6kBqQK-A60BqgLAA64BqwLBA64BrALEA64BrQLFA64BrgLGA64BrwLIA64BsALKAwKxAssDrwGyAs0DrgGzAs8DArQC0AOwAbUC0QOuAbYC0gOuAbcC0wMCuALWA7EBuQLXA7cBugLZA7gBuwLaA7gBvALdA7gBvQLeA7gBvgLfA7gBvwLhA7gBwALjAwLBAuQDuQHCAuYDuAHDAugDAsQC6QO6AcUC6gO4AcYC6wO4AccC7AMCyALvA7sByQLwA78BzwLyA8AB0AKEBMAB0QKGBMAB0gKHBMAB0wKIBMAB1AKKBMAB1QKMBALWAo0ExgHXAo8EwAHYApEEAtkCkgTHAdoCkwTAAdsClATAAdwClQQC3QKYBMgB3gKZBMwB3wKaBMEB4AKbBMEB4QKcBMEB4gKdBMEB4wKeBMEB5AKgBMEB5QKiBALmAqMEzQHnAqUEwQHoAqcEAukCqATOAeoCqQTBAesCqgTBAewCqwQC7QKuBM8B7gKvBNMB7wKwBMIB8AKxBMIB8QKyBMIB8gKzBMIB8wK0BMIB9AK2BMIB9QK4BAL2ArkE1AH3ArwEwgH4Ar4EAvkCvwTVAfoCwQTCAfsCwgTCAfwCwwQC_QLGBNYB_gLHBNwB_wLIBMMBgAPJBMMBgQPKBMMBggPLBMMBgwPMBMMBhAPOBMMBhQPQBAKGA9EE3QGHA9MEwwGIA9UEAokD1gTeAYoD1wTDAYsD2ATDAYwD2QQCjQPcBN8BjgPdBOUBjwPfBOYBkAPgBOYBkQPjBOYBkgPkBOYBkwPlBOYBlAPnBOYBlQPpBAKWA-oE5wGXA-wE5gGYA-4EApkD7wToAZoD8ATmAZsD8QTmAZwD8gQCnQP1BOkBngP2BO0BoQP4BO4BogP-BO4BowOBBe4BpAOCBe4BpQODBe4BpgOFBe4BpwOHBQKoA4gF8QGpA4oF7gGqA4wFAqsDjQXyAawDjgXuAa0DjwXuAa4DkAUCrwOTBfMBsAOUBfkBsQOVBe8BsgOWBe8BswOXBe8BtAOYBe8BtQOZBe8BtgObBe8BtwOdBQK4A54F-gG5A6AF7wG6A6IFArsDowX7AbwDpAXvAb0DpQXvAb4DpgUCvwOpBfwBwAOqBYICwQOsBYMCwgOtBYMCwwOwBYMCxAOxBYMCxQOyBYMCxgO0BYMCxwO2BQLIA7cFhALJA7kFgwLKA7sFAssDvAWFAswDvQWDAs0DvgWDAs4DvwUCzwPCBYYC0APDBYwC0QPFBY0C0gPGBY0C0wPJBY0C1APKBY0C1QPLBY0C1gPNBY0C1wPPBQLYA9AFjgLZA9IFjQLaA9QFAtsD1QWPAtwD1gWNAt0D1wWNAt4D2AUC3wPbBZAC4APcBZQC4QPeBZUC4gPfBZUC4wPiBZUC5APjBZUC5QPkBZUC5gPmBZUC5wPoBQLoA-kFlgLpA-sFlQLqA-0FAusD7gWXAuwD7wWVAu0D8AWVAu4D8QUC7wP0BZgC8AP1BZwC8QP3BZ0C8gP4BZ0C8wP7BZ0C9AP8BZ0C9QP9BZ0C9gP_BZ0C9wOBBgL4A4IGngL5A4QGnQL6A4YGAvsDhwafAvwDiAadAv0DiQadAv4DigYC_wONBqACgASOBqQCgQSQBqUCggSRBqUCgwSUBqUChASVBqUChQSWBqUChgSYBqUChwSaBgKIBJsGpgKJBJ0GpQKKBJ8GAosEoAanAowEoQalAo0EogalAo4EowYCjwSmBqgCkASnBqwCkQSpBq0CkgSqBq0CkwStBq0ClASuBq0ClQSvBq0ClgSxBq0ClwSzBgKYBLQGrgKZBLYGrQKaBLgGApsEuQavApwEugatAp0EuwatAp4EvAYCnwS_BrACoATABrQCoQTCBrUCogTDBrUCowTGBrUCpATHBrUCpQTIBrUCpgTKBrUCpwTMBgKoBM0GtgKpBM8GtQKqBNEGAqsE0ga3AqwE0wa1Aq0E1Aa1Aq4E1QYCrwTYBrgCsATZBrwCsQTbBr0CsgTcBr0CswTfBr0CtATgBr0CtQThBr0CtgTjBr0CtwTlBgK4BOYGvgK5BOgGvQK6BOoGArsE6wa_ArwE7Aa9Ar0E7Qa9Ar4E7gYCvwTxBsACwATyBsYCwQT0BscCwgT1BscCwwT4BscCxAT5BscCxQT6BscCxgT8BscCxwT-BgLIBP8GyALJBIEHxwLKBIMHAssEhAfJAswEhQfHAs0EhgfHAs4EhwcCzwSKB8oC0ASLB84C0QSNB88C0gSOB88C0wSRB88C1ASSB88C1QSTB88C1gSVB88C1wSXBwLYBJgH0ALZBJoHzwLaBJwHAtsEnQfRAtwEngfPAt0EnwfPAt4EoAcC3wSjB9IC4ASkB9YC4QSmB9cC4gSnB9cC4wSqB9cC5ASrB9cC5QSsB9cC5gSuB9cC5wSwBwLoBLEH2ALpBLMH1wLqBLUHAusEtgfZAuwEtwfXAu0EuAfXAu4EuQcC7wS8B9oC8AS9B-AC8gS_B-EC8wTFB-EC9ATIB-EC9QTJB-EC9gTKB-EC9wTMB-EC-ATOBwL5BM8H5AL6BNEH4QL7BNMHAvwE1AflAv0E1QfhAv4E1gfhAv8E1wcCgAXaB-YCgQXbB-wCggXcB-ICgwXdB-IChAXeB-IChQXfB-IChgXgB-IChwXiB-ICiAXkBwKJBeUH7QKKBecH4gKLBekHAowF6gfuAo0F6wfiAo4F7AfiAo8F7QcCkAXwB-8CkQXxB_UCkgXzB_YCkwX0B_YClAX3B_YClQX4B_YClgX5B_YClwX7B_YCmAX9BwKZBf4H9wKaBYAI9gKbBYIIApwFgwj4Ap0FhAj2Ap4FhQj2Ap8FhggCoAWJCPkCoQWKCP8CogWMCIADowWNCIADpAWQCIADpQWRCIADpgWSCIADpwWUCIADqAWWCAKpBZcIgQOqBZkIgAOrBZsIAqwFnAiCA60FnQiAA64FngiAA68FnwgCsAWiCIMDsQWjCIcDsgWlCIgDswWmCIgDtAWpCIgDtQWqCIgDtgWrCIgDtwWtCIgDuAWvCAK5BbAIiQO6BbIIiAO7BbQIArwFtQiKA70FtgiIA74FtwiIA78FuAgCwAW7CIsDwQW8CJEDwgW-CJIDwwW_CJIDxAXCCJIDxQXDCJIDxgXECJIDxwXGCJIDyAXICALJBckIkwPKBcsIkgPLBc0IAswFzgiUA80FzwiSA84F0AiSA88F0QgC0AXUCJUD0QXVCJkD1gXXCJoD1wXiCJoD2AXlCJoD2QXmCJoD2gXnCJoD2wXpCJoD3AXrCALdBewInwPeBe4ImgPfBfAIAuAF8QigA-EF8giaA-IF8wiaA-MF9AgC5AX3CKED5QX4CKcD5gX6CKgD5wX7CKgD6AX-CKgD6QX_CKgD6gWACagD6wWCCagD7AWECQLtBYUJqQPuBYcJqAPvBYkJAvAFigmqA_EFiwmoA_IFjAmoA_MFjQkC9AWQCasD9QWRCa8D9gWTCbAD9wWUCbAD-AWXCbAD-QWYCbAD-gWZCbAD-wWbCbAD_AWdCQL9BZ4JsQP-BaAJsAP_BaIJAoAGowmyA4EGpAmwA4IGpQmwA4MGpgkChAapCbMDhQaqCbkDhgasCboDhwatCboDiAawCboDiQaxCboDigayCboDiwa0CboDjAa2CQKNBrcJuwOOBrkJugOPBrsJApAGvAm8A5EGvQm6A5IGvgm6A5MGvwkClAbCCb0DlQbDCcEDlgbFCcIDlwbGCcIDmAbJCcIDmQbKCcIDmgbLCcIDmwbNCcIDnAbPCQKdBtAJwwOeBtIJwgOfBtQJAqAG1QnEA6EG1gnCA6IG1wnCA6MG2AkCpAbbCcUDpQbcCckDpgbeCcoDpwbfCcoDqAbiCcoDqQbjCcoDqgbkCcoDqwbmCcoDrAboCQKtBukJywOuBusJygOvBu0JArAG7gnMA7EG7wnKA7IG8AnKA7MG8QkCtAb0Cc0DtQb1CdMDtgb2CZsDtwb3CZsDuAb4CZsDuQb5CZsDugb6CZsDuwb8CZsDvAb-CQK9Bv8J1AO-BoEKmwO_BoMKAsAGhArVA8EGhQqbA8IGhgqbA8MGhwoCxAaKCtYDxQaLCtwDxgaMCpwDxwaNCpwDyAaOCpwDyQaPCpwDygaQCpwDywaSCpwDzAaUCgLNBpUK3QPOBpcKnAPPBpkKAtAGmgreA9EGmwqcA9IGnAqcA9MGnQoC1AagCt8D1QahCuUD2AajCuYD2QapCuYD2gasCuYD2watCuYD3AauCuYD3QawCuYD3gayCgLfBrMK6QPgBrUK5gPhBrcKAuIGuArqA-MGuQrmA-QGugrmA-UGuwoC5ga-CusD5wa_Cu8D6AbACucD6QbBCucD6gbCCucD6wbDCucD7AbECucD7QbGCucD7gbICgLvBskK8APwBssK5wPxBs0KAvIGzgrxA_MGzwrnA_QG0ArnA_UG0QoC9gbUCvID9wbVCvYD-AbXCvcD-QbYCvcD-gbbCvcD-wbcCvcD_AbdCvcD_QbfCvcD_gbhCgL_BuIK-AOAB-QK9wOBB-YKAoIH5wr5A4MH6Ar3A4QH6Qr3A4UH6goChgftCvoDhwfuCoAEiAfwCoEEiQfxCoEEigf0CoEEiwf1CoEEjAf2CoEEjQf4CoEEjgf6CgKPB_sKggSQB_0KgQSRB_8KApIHgAuDBJMHgQuBBJQHgguBBJUHgwsClgeGC4QElweHC4gEmAeJC4kEmQeKC4kEmgeNC4kEmweOC4kEnAePC4kEnQeRC4kEngeTCwKfB5QLigSgB5YLiQShB5gLAqIHmQuLBKMHmguJBKQHmwuJBKUHnAsCpgefC4wEpwegC5AEqgeiC5EEqweoC5EErAerC5EErQesC5EErgetC5EErwevC5EEsAexCwKxB7ILlASyB7QLkQSzB7YLArQHtwuVBLUHuAuRBLYHuQuRBLcHugsCuAe9C5YEuQe-C5wEuge_C5IEuwfAC5IEvAfBC5IEvQfCC5IEvgfDC5IEvwfFC5IEwAfHCwLBB8gLnQTCB8oLkgTDB8wLAsQHzQueBMUHzguSBMYHzwuSBMcH0AsCyAfTC58EyQfUC6UE0QfWC6YE0gf0C6YE0wf2C6YE1Af3C6YE1Qf4C6YE1gf6C6YE1wf8CwLYB_0LsATZB_8LpgTaB4EMAtsHggyxBNwHgwymBN0HhAymBN4HhQwC3weIDLIE4AeJDLYE4QeLDLcE4geMDLcE4wePDLcE5AeQDLcE5QeRDLcE5geTDLcE5weVDALoB5YMuATpB5gMtwTqB5oMAusHmwy5BOwHnAy3BO0HnQy3BO4HngwC7wehDLoE8AeiDL4E8QejDKcE8gekDKcE8welDKcE9AemDKcE9QenDKcE9gepDKcE9werDAL4B6wMvwT5B64MpwT6B7AMAvsHsQzABPwHsgynBP0HswynBP4HtAwC_we3DMEEgAi4DMUEgQi5DKgEggi6DKgEgwi7DKgEhAi8DKgEhQi9DKgEhgi_DKgEhwjBDAKICMIMxgSJCMUMqASKCMcMAosIyAzHBIwIygyoBI0IywyoBI4IzAwCjwjPDMgEkAjQDMwEkQjRDK0EkgjSDK0EkwjTDK0ElAjUDK0ElQjVDK0ElgjXDK0ElwjZDAKYCNoMzQSZCNwMrQSaCN4MApsI3wzOBJwI4AytBJ0I4QytBJ4I4gwCnwjlDM8EoAjmDNUEoQjoDKoEogjpDKoEowjsDKoEpAjtDKoEpQjuDKoEpgjwDKoEpwjyDAKoCPMM1gSpCPUMqgSqCPcMAqsI-AzXBKwI-QyqBK0I-gyqBK4I-wwCrwj-DNgEsAj_DN4EsQiADakEsgiBDakEswiCDakEtAiDDakEtQiEDakEtgiGDakEtwiIDQK4CIkN3wS5CIsNqQS6CI0NArsIjg3gBLwIjw2pBL0IkA2pBL4IkQ0CvwiUDeEEwAiVDeUEwQiWDawEwgiXDawEwwiYDawExAiZDawExQiaDawExgicDawExwieDQLICJ8N5gTJCKENrATKCKMNAssIpA3nBMwIpQ2sBM0Ipg2sBM4Ipw0CzwiqDegE0AirDewE0QitDe0E0giuDe0E0wixDe0E1AiyDe0E1QizDe0E1gi1De0E1wi3DQLYCLgN7gTZCLoN7QTaCLwNAtsIvQ3vBNwIvg3tBN0Ivw3tBN4IwA0C3wjDDfAE4AjEDfYE4gjGDfcE4wjMDfcE5AjPDfcE5QjQDfcE5gjRDfcE5wjTDfcE6AjVDQLpCNYN-gTqCNgN9wTrCNoNAuwI2w37BO0I3A33BO4I3Q33BO8I3g0C8AjhDfwE8QjiDYIF8gjjDfgE8wjkDfgE9AjlDfgE9QjmDfgE9gjnDfgE9wjpDfgE-AjrDQL5COwNgwX6CO4N-AT7CPANAvwI8Q2EBf0I8g34BP4I8w34BP8I9A0CgAn3DYUFgQn4DYsFggn6DYwFgwn7DYwFhAn-DYwFhQn_DYwFhgmADowFhwmCDowFiAmEDgKJCYUOjQWKCYcOjAWLCYkOAowJig6OBY0Jiw6MBY4JjA6MBY8JjQ4CkAmQDo8FkQmRDpUFkgmTDpYFkwmUDpYFlAmXDpYFlQmYDpYFlgmZDpYFlwmbDpYFmAmdDgKZCZ4OlwWaCaAOlgWbCaIOApwJow6YBZ0JpA6WBZ4JpQ6WBZ8Jpg4CoAmpDpkFoQmqDp0FogmsDp4FowmtDp4FpAmwDp4FpQmxDp4FpgmyDp4Fpwm0Dp4FqAm2DgKpCbcOnwWqCbkOngWrCbsOAqwJvA6gBa0JvQ6eBa4Jvg6eBa8Jvw4CsAnCDqEFsQnDDqUFsgnFDqYFswnGDqYFtAnJDqYFtQnKDqYFtgnLDqYFtwnNDqYFuAnPDgK5CdAOpwW6CdIOpgW7CdQOArwJ1Q6oBb0J1g6mBb4J1w6mBb8J2A4CwAnbDqkFwQncDq8FwgneDrAFwwnfDrAFxAniDrAFxQnjDrAFxgnkDrAFxwnmDrAFyAnoDgLJCekOsQXKCesOsAXLCe0OAswJ7g6yBc0J7w6wBc4J8A6wBc8J8Q4C0An0DrMF0Qn1DrcF0gn3DrgF0wn4DrgF1An7DrgF1Qn8DrgF1gn9DrgF1wn_DrgF2AmBDwLZCYIPuQXaCYQPuAXbCYYPAtwJhw-6Bd0JiA-4Bd4JiQ-4Bd8Jig8C4AmND7sF4QmOD78F4gmQD8AF4wmRD8AF5AmUD8AF5QmVD8AF5gmWD8AF5wmYD8AF6AmaDwLpCZsPwQXqCZ0PwAXrCZ8PAuwJoA_CBe0JoQ_ABe4Jog_ABe8Jow8C8AmmD8MF8QmnD8cF8gmpD8gF8wmqD8gF9AmtD8gF9QmuD8gF9gmvD8gF9wmxD8gF-AmzDwL5CbQPyQX6CbYPyAX7CbgPAvwJuQ_KBf0Jug_IBf4Juw_IBf8JvA8CgAq_D8sFgQrAD9EFhgrCD9IFhwrRD9IFiArTD9IFiQrUD9IFigrVD9IFiwrXD9IFjArZDwKNCtoP1wWOCtwP0gWPCt4PApAK3w_YBZEK4A_SBZIK4Q_SBZMK4g8ClArlD9kFlQrmD98FlgrnD9MFlwroD9MFmArpD9MFmQrqD9MFmgrrD9MFmwrtD9MFnArvDwKdCvAP4AWeCvIP0wWfCvQPAqAK9Q_hBaEK9g_TBaIK9w_TBaMK-A8CpAr7D-IFpQr8D-gFpgr9D9QFpwr-D9QFqAr_D9QFqQqAENQFqgqBENQFqwqDENQFrAqFEAKtCoYQ6QWuCogQ1AWvCooQArAKixDqBbEKjBDUBbIKjRDUBbMKjhACtAqREOsFtQqSEPEFtgqUENUFtwqVENUFuAqXENUFuQqYENUFugqZENUFuwqbENUFvAqdEAK9Cp4Q8gW-CqEQ1QW_CqMQAsAKpBDzBcEKphDVBcIKpxDVBcMKqBACxAqrEPQFxQqsEPoFxgquEPsFxwqvEPsFyAqyEPsFyQqzEPsFygq0EPsFywq2EPsFzAq4EALNCrkQ_AXOCrsQ-wXPCr0QAtAKvhD9BdEKvxD7BdIKwBD7BdMKwRAC1ArEEP4F1QrFEIIG1grHEIMG1wrIEIMG2ArLEIMG2QrMEIMG2grNEIMG2wrPEIMG3ArREALdCtIQhAbeCtQQgwbfCtYQAuAK1xCFBuEK2BCDBuIK2RCDBuMK2hAC5ArdEIYG5QreEIoG5grgEIsG5wrhEIsG6ArkEIsG6QrlEIsG6grmEIsG6wroEIsG7ArqEALtCusQjAbuCu0QiwbvCu8QAvAK8BCNBvEK8RCLBvIK8hCLBvMK8xAC9Ar2EI4G9Qr3EJQG"
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
  InstallationScalarFieldEnum: () => InstallationScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LedgerAuditFindingScalarFieldEnum: () => LedgerAuditFindingScalarFieldEnum,
  LedgerAuditScalarFieldEnum: () => LedgerAuditScalarFieldEnum,
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
  OpenPaymentScalarFieldEnum: () => OpenPaymentScalarFieldEnum,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentAnswerScalarFieldEnum: () => PaymentAnswerScalarFieldEnum,
  PaymentCredentialScalarFieldEnum: () => PaymentCredentialScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentReceiptScalarFieldEnum: () => PaymentReceiptScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProcessScalarFieldEnum: () => ProcessScalarFieldEnum,
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
  Process: "Process",
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
  Installation: "Installation",
  Payment: "Payment",
  PaymentCredential: "PaymentCredential",
  OpenPayment: "OpenPayment",
  PaymentAnswer: "PaymentAnswer",
  PaymentReceipt: "PaymentReceipt",
  PaymentLine: "PaymentLine",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  LedgerAudit: "LedgerAudit",
  LedgerAuditFinding: "LedgerAuditFinding",
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
var ProcessScalarFieldEnum = {
  id: "id",
  seenAt: "seenAt",
  workers: "workers"
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
  leasedBy: "leasedBy",
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
var InstallationScalarFieldEnum = {
  id: "id",
  isOnly: "isOnly"
};
var PaymentScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt",
  validBefore: "validBefore",
  organizationId: "organizationId",
  transactionLog: "transactionLog",
  answerStatus: "answerStatus",
  retold: "retold",
  isShort: "isShort",
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
  balance: "balance",
  transactionHash: "transactionHash",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  basis: "basis"
};
var PaymentCredentialScalarFieldEnum = {
  paymentId: "paymentId",
  validBefore: "validBefore",
  scheme: "scheme",
  network: "network",
  payer: "payer",
  nonce: "nonce",
  idempotencyKey: "idempotencyKey",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  payload: "payload",
  requirements: "requirements"
};
var OpenPaymentScalarFieldEnum = {
  paymentId: "paymentId",
  reservedAt: "reservedAt",
  leaseUntil: "leaseUntil",
  settledAt: "settledAt",
  isDue: "isDue",
  state: "state",
  owner: "owner",
  payer: "payer",
  network: "network",
  asset: "asset",
  amount: "amount",
  openKey: "openKey"
};
var PaymentAnswerScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers",
  body: "body"
};
var PaymentReceiptScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  units: "units",
  delivered: "delivered",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  settle: "settle",
  outcome: "outcome"
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
  leasedBy: "leasedBy",
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
  firstSeen: "firstSeen",
  isNamed: "isNamed"
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
var LedgerAuditScalarFieldEnum = {
  id: "id",
  asked: "asked",
  network: "network",
  since: "since",
  fromBlock: "fromBlock",
  toBlock: "toBlock",
  payees: "payees",
  nextSince: "nextSince",
  done: "done",
  place: "place",
  plainCount: "plainCount",
  plainAmount: "plainAmount",
  findings: "findings",
  startedAt: "startedAt",
  finishedAt: "finishedAt"
};
var LedgerAuditFindingScalarFieldEnum = {
  id: "id",
  auditId: "auditId",
  finding: "finding"
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
