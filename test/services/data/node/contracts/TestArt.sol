// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/// An ERC-721 collection that anybody may mint into.
contract TestArt {
    string public constant name = "Test Art";
    string public constant symbol = "ART";

    mapping(uint256 => address) public ownerOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    /// What a token shows, all of it in the URI itself.
    function tokenURI(uint256) external pure returns (string memory) {
        return 'data:application/json,{"name":"A picture","image":"data:,picture"}';
    }

    function mint(address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == address(0), "exists");
        ownerOf[tokenId] = to;
        emit Transfer(address(0), to, tokenId);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == from && msg.sender == from, "not yours");
        ownerOf[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }
}
